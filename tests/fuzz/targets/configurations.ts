import { parseCorpusConfig } from '../../../scripts/read/corpus-config.ts';
import { CorpusError } from '../../../scripts/read/corpus-error.ts';
import { target } from '../target.ts';
import { changed } from './changed.ts';

const whole = `title: Lamps of Ostermere
publishers: [The Lockkeepers' Table]
address: https://ostermere.example/
documents:
  - file: glossary-l.txt
    after: 2001-05-14
    before: 2016-09-05
icons:
  - { code: Tid, name: Guild of the Tide, written: [Guild Tide] }
`;

const words = ['- ', ': ', '&a ', '*a', '!!js/function ', '<<: ', '{', '}', '[', '|', '>', '"', "'", '---\n', '...', '\t', '#', 'null', '~', '__proto__: 1\n', 'title: 1\n', '? ', '%YAML 9\n', '2001-02-31', '1e999'];

/** corpus.yaml in any state: it is understood, or refused in a sentence. */
export const configurations = target({
  name: 'corpus.yaml',
  cases: changed(whole, words),
  holds: (text) => {
    try {
      parseCorpusConfig(text);
    } catch (error) {
      if (!(error instanceof CorpusError) || !error.message.startsWith('corpus.yaml')) throw error;
    }
  },
});
