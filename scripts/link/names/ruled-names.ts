/**
 * Which ruling a name means, where no entry has it: a rulings document refers to its own rulings first, and a glossary's
 * text is helped by what was ruled last under that name.
 */
import type { Ruling } from '../../../src/model/corpus.ts';
import { isInForce } from '../../../src/model/rulings.ts';
import { NameIndex } from './name-index.ts';
import { variantsOf } from './variants.ts';

type Ruled = Pick<Ruling, 'id' | 'document' | 'topic' | 'entry' | 'supersededBy'>;

/** From where a name is looked for: in which document, in the text of which entry, in which ruling. */
export interface Asking {
  document: string;
  /** Id of the entry, whose own rulings stand on its page. */
  entry: string | null;
  /** Id of the ruling, which does not refer to itself. */
  ruling: string | null;
}

/** The rulings of a corpus by their topics. */
export class RuledNames {
  readonly #byId: ReadonlyMap<string, Ruled>;
  /** By document, and under null of all documents those in force, the newest first. */
  readonly #indexes: ReadonlyMap<string | null, NameIndex>;

  /** @param rulings in the order in which they apply */
  constructor(rulings: readonly Ruled[]) {
    this.#byId = new Map(rulings.map((ruling) => [ruling.id, ruling]));
    const own = [...Map.groupBy(rulings, ({ document }) => document)].map(([document, of]) => [document, indexOf(of)] as const);
    this.#indexes = new Map<string | null, NameIndex>([...own, [null, indexOf(rulings.filter(isInForce).toReversed())]]);
  }

  /** The id of the ruling that a name means; null where none is ruled under it. */
  find(name: string, { document, entry, ruling }: Asking): string | null {
    for (const among of [document, null]) {
      const id = this.#indexes.get(among)?.find(name, ruling)?.id;
      if (id !== undefined && (entry === null || this.#byId.get(id)?.entry !== entry)) return id;
    }
    return null;
  }
}

function indexOf(rulings: readonly Ruled[]): NameIndex {
  return new NameIndex(rulings.flatMap(({ id, topic }) => (topic === null ? [] : [{ id, headword: topic, variants: variantsOf(topic) }])));
}
