import type { Layout } from './layout.ts';
import { glossaryCells } from './layouts/glossary-cells.ts';
import { glossaryColumns, rulingsColumns } from './layouts/glossary-columns.ts';
import { glossaryLetter } from './layouts/glossary-letter.ts';
import { glossaryNumbered } from './layouts/glossary-numbered.ts';
import { glossaryPage } from './layouts/glossary-page.ts';
import { glossaryRunIn, glossaryStacked } from './layouts/topic-glossary.ts';
import { glossaryRegular, rulingsRegular } from './layouts/regular-terms.ts';
import { glossaryLaidOut, rulingsLaidOut } from './layouts/laid-out-table.ts';
import { glossaryTable } from './layouts/glossary-table.ts';
import { rulingsColon, rulingsDash, rulingsFlattened, rulingsHyphen, rulingsOpening, rulingsQuestions, rulingsStacked } from './layouts/rulings.ts';

/** The table of layouts. Where two are equally sure, the first one is taken. */
export const LAYOUTS: readonly Layout[] = [glossaryPage, glossaryLetter, glossaryNumbered, glossaryLaidOut, rulingsLaidOut, glossaryColumns, rulingsColumns, glossaryTable, glossaryCells, rulingsHyphen, rulingsDash, rulingsColon, glossaryRunIn, glossaryStacked, rulingsStacked, rulingsQuestions, rulingsOpening, rulingsFlattened, glossaryRegular, rulingsRegular];

/** A document that no layout is this sure of is of none of them. */
export const SURE_ENOUGH = 0.4;
