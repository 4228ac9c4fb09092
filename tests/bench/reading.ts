/** Whether reading stays linear: one document of 250 to 10,000 entries in each of several dresses, read, cut and understood. */
import { interpretAll } from '../../scripts/interpret/interpret.ts';
import { readSource } from '../../scripts/read/read-source.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { inventWords } from './invent-words.ts';
import { between, oneOf, seeded } from './random.ts';

/** What one document took. */
export interface Reading {
  dress: string;
  entries: number;
  /** Entries or rulings that were found. */
  found: number;
  /** Seconds of the processor. */
  seconds: number;
  /** What an entry took, as a multiple of what one took in the smallest document of the dress. */
  ratio: number;
}

interface Invented {
  headword: string;
  text: string;
}

export const sizes = [250, 500, 1000, 2500, 5000, 10_000];
const seed = 20_191_104;
const TIMES = 3;

const DRESSES: readonly { dress: string; write: (entries: readonly Invented[]) => string }[] = [
  { dress: 'glossary page, as text', write: (entries) => `Glossary - L\n\nA - B - C - D - E - F - G - H - I - J - K - L - top\n\n\u00a0\n\n${entries.map(({ headword, text }) => `${headword}\n${text}\n\n\u00a0\n`).join('\n')}` },
  { dress: 'headword - text', write: (entries) => `Lamps of Ostermere Glossary\n\n${entries.map(({ headword, text }) => `${headword} - ${text}`).join('\n\n')}` },
  { dress: 'hard-wrapped', write: (entries) => `Lamps of Ostermere Glossary\n\n${entries.map(({ headword, text }) => wrapped(`${headword} - ${text}`)).join('\n\n')}` },
  { dress: 'web page', write: (entries) => `<!DOCTYPE html><html><body><h1>Lamps of Ostermere Glossary</h1>${entries.map(({ headword, text }) => `<h3>${headword}</h3><p>${text}</p>`).join('\n')}</body></html>` },
  { dress: 'Markdown', write: (entries) => `# Lamps of Ostermere Glossary\n\n${entries.map(({ headword, text }) => `## ${headword}\n\n${text}`).join('\n\n')}\n` },
  { dress: 'rulings', write: (entries) => `Lamps of Ostermere Current Rulings\n\n3 May 2010\n\n${entries.map(({ headword, text }) => `${headword} - Replace the second paragraph with: "${text}"`).join('\n\n')}` },
];

/** Reads each dress in each size. */
export async function readings(each: (reading: Reading) => void): Promise<void> {
  for (const { dress, write } of DRESSES) {
    let first: number | null = null;
    for (const entries of sizes) {
      const bytes = new TextEncoder().encode(write(invented(entries)));
      const { found, seconds } = await fastest(bytes);
      first ??= seconds / entries;
      each({ dress, entries, found, seconds, ratio: seconds / entries / first });
    }
  }
}

/** The fastest of several runs: a machine that does other things only ever adds. */
async function fastest(bytes: Uint8Array): Promise<Pick<Reading, 'found' | 'seconds'>> {
  let [found, seconds] = [0, Infinity];
  for (let run = 0; run < TIMES; run++) {
    const before = process.cpuUsage();
    const { source } = await readSource('document', bytes);
    const documents = interpretAll(segmentAll(source === null ? [] : [source]).documents);
    const { user, system } = process.cpuUsage(before);
    seconds = Math.min(seconds, (user + system) / 1e6);
    found = documents.reduce((sum, { entries, rulings }) => sum + entries.length + rulings.length, 0);
  }
  return { found, seconds };
}

function invented(count: number): Invented[] {
  const random = seeded(seed);
  const words = inventWords(random, 3000);
  const names = inventWords(random, count).map((name, at) => `l${name} ${words[at % words.length] ?? ''}`).sort();
  return names.map((headword) => ({ headword, text: Array.from({ length: between(random, 2, 5) }, () => sentence(random, words)).join(' ') }));
}

function sentence(random: ReturnType<typeof seeded>, words: readonly string[]): string {
  const said = Array.from({ length: between(random, 6, 14) }, () => oneOf(random, words)).join(' ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

function wrapped(text: string, width = 72): string {
  return text.replaceAll(new RegExp(`(?=\\S)(.{1,${width}})(?:\\s+|$)`, 'gu'), '$1\n').trimEnd();
}
