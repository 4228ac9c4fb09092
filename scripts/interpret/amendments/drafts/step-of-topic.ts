/** The place that a topic names beside its headword: "docking (step 2)" is about step 2. Null where it names none. */
export function stepOfTopic(topic: string | null): string | null {
  return /\(((?:step|part|stage)\s+#?\w{1,8})\)\s*$/i.exec(topic ?? '')?.[1] ?? null;
}
