import type { BlockType } from '../model/corpus.ts';

/** The attributes of `<Block>` in the MDX: all text; `owner`, `version` and `sign` put there by `remarkProvisions`. */
export interface ProvisionProps {
  id: string;
  type: BlockType;
  lines: string;
  document: string;
  amendment?: string;
  marker?: string;
  level?: string;
  owner: string;
  version?: string;
  /** What stands before it in print: a paragraph's number, an item's marker. */
  sign: string;
  /** Which of its quotation marks were published curly (`model/typeset.ts`); absent where none was. */
  curly?: string;
}
