import type { Speech } from './speech';

/** What all titles of a list say alike: one object, so that a page sends it once. `{}` stands for the title. */
export type RowWords = {
  /** What the heart is called. */
  keep: string;
  /** The way to book: what it says, and what it says to those who do not see the title beside it. */
  book: string;
  label: string;
};

export const buildRowWords = ({ t, mark }: Pick<Speech, 't' | 'mark'>): RowWords => ({
  keep: mark('film', { name: '{}' }),
  book: t('book'),
  label: t('bookTitle', { title: '{}' }),
});

export const fillTitle = (words: string, title: string): string => words.split('{}').join(title);
