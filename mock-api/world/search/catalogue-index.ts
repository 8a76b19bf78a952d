import MiniSearch, { type Query } from 'minisearch';
import { heardWords } from './heard';

/** What something is called, and what else it is found by. */
export type Heard = { name: string; more: string };

/** `strict`: every word starts a word of what is heard. `forgiving`: typos count too. */
export type Manner = 'strict' | 'forgiving';

/** One wrong letter in four, two in eight; figures are never meant otherwise. */
const typosIn = (term: string): number | false =>
  /\d/.test(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2;

const importance = { name: 8, more: 1 };

/** A search over rows in the order of their importance; `spell` gives every form in which a word is kept and sought. */
export function indexRows<Row extends Heard>(
  rows: readonly Row[],
  spell: (word: string) => string[] = (word) => [word],
): (words: readonly string[], manner: Manner) => Row[] {
  const index = new MiniSearch<Heard & { id: number }>({
    fields: ['name', 'more'],
    tokenize: heardWords,
    processTerm: (term) => [...new Set(spell(term))],
  });
  index.addAll(rows.map(({ name, more }, id) => ({ id, name, more })));
  return (words, manner) => {
    if (!words.length) return [];
    const query: Query = {
      combineWith: 'AND',
      queries: words.map((word) => ({ combineWith: 'OR', queries: [...new Set(spell(word))] })),
    };
    return index
      .search(query, {
        tokenize: (text) => [text],
        processTerm: (term) => term,
        prefix: true,
        boost: importance,
        fuzzy: manner === 'forgiving' ? typosIn : false,
      })
      .map(({ id }) => rows[id as number]!);
  };
}
