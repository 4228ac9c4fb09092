/** Questions that a command can ask of `corpus.json`, lying in the folder where it is run. */
import type { Corpus } from '../model/corpus.ts';

export interface Recipe {
  tool: 'jq' | 'node' | 'python';
  does: string;
  command: string;
}

/** Recipes about an entry and a day of this corpus. Ids and days need no quoting in a shell. */
export function recipesOf(corpus: Corpus): Recipe[] {
  const entry = corpus.entries.toSorted((a, b) => b.versions.length - a.versions.length)[0];
  const day = corpus.documents.flatMap(({ date }) => date ?? []).sort()[0];
  return [
    ...(entry === undefined ? [] : [ofText(entry.id)]),
    notApplied,
    ...(entry === undefined || day === undefined ? [] : [onDay(entry.id, day)]),
  ];
}

const ofText = (id: string): Recipe => ({
  tool: 'jq',
  does: 'The text in force of one entry',
  command: `jq -r '.entries[] | select(.id == "${id}") | .text[].text' corpus.json`,
});

const notApplied: Recipe = {
  tool: 'node',
  does: 'What could not be applied, and why',
  command: `node -e '
const { rulings } = require("./corpus.json");
for (const { id, amendments } of rulings)
  for (const { outcome, reason } of amendments)
    if (outcome === "not applied") console.log(id + ": " + reason.why);
'`,
};

const onDay = (id: string, day: string): Recipe => ({
  tool: 'python',
  does: 'The text of one entry as it stood on a day',
  command: `python3 -c '
import json
corpus = json.load(open("corpus.json", encoding="utf-8"))
entry = next(e for e in corpus["entries"] if e["id"] == "${id}")
for version in entry["versions"]:
    if (version["from"] or "") <= "${day}" < (version["to"] or "9999"):
        print("\\n".join(block["text"] for block in version["text"]))
'`,
});
