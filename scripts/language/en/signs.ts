/** By what a sentence is heard that may order a change: each table of `signs/` has ways of one kind. */
import { contradictingSigns } from './signs/contradictions.ts';
import { farewellSigns } from './signs/farewells.ts';
import { hintingSigns } from './signs/hints.ts';
import { labelledPartSigns } from './signs/labelled-parts.ts';
import { listSigns } from './signs/lists-and-figures.ts';
import { offhandSigns } from './signs/offhand.ts';
import { partSigns } from './signs/parts.ts';
import { pointingSigns } from './signs/pointers.ts';
import { wordSigns } from './signs/said-of-words.ts';
import { unquotedSigns } from './signs/unquoted.ts';
import { verbSigns } from './signs/verbs.ts';
import { waveringSigns } from './signs/wavering.ts';
import type { Sign } from './text-things.ts';

/** Each way in which a sentence may order a change. */
export const signs: readonly Sign[] = [...verbSigns, ...partSigns, ...offhandSigns, ...unquotedSigns, ...hintingSigns, ...contradictingSigns, ...pointingSigns, ...farewellSigns, ...listSigns, ...wordSigns, ...waveringSigns, ...labelledPartSigns];
