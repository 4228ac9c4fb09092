/** Does the work for several things at once. After a failure nothing new is begun; it is thrown when what was begun is over. */
export async function inParallel<Thing>(things: readonly Thing[], atOnce: number, work: (thing: Thing) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const left = [...things];
  const workThrough = async (): Promise<void> => {
    for (let thing = left.shift(); thing !== undefined && failures.length === 0; thing = left.shift()) {
      await work(thing).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  if (failures.length > 0) throw failures[0];
}
