import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/sites/languages';
import { localeCodes, locales } from '@/lib/sites/locales';
import { messagesIn } from '@/tests/support/messages-in';

/** What can be read on a control, and what it is called instead: who speaks the first must be understood (WCAG 2.5.3). */
const pairs = [
  ['banners.app.open', 'banners.app.openName'],
  ['banners.see', 'banners.seeTitle'],
  ['shows.book', 'shows.bookTitle'],
  ['home.book', 'home.bookTitle'],
  ['tonight.change', 'tonight.changeName'],
  ['mark.list', 'mark.film'],
  ['mark.favourite', 'mark.cinema'],
  ['favourites.add.add', 'favourites.add.addName'],
  ['season.selection.book', 'season.selection.bookOne'],
  ['season.times', 'season.timesOf'],
  ['openings.remind', 'openings.remindOf'],
  ['openings.google', 'openings.googleOf'],
  ['premieres.go', 'premieres.goOf'],
] as const;

describe.each(languages)('in %s', (language) => {
  const locale = localeCodes.find((code) => locales[code].language === language) ?? 'en-FR';
  const t = createTranslator({ locale, messages: messagesIn(language) });
  const say = (key: string) =>
    t(key as 'shows.book', { brand: 'Candela', name: 'Totality', title: 'Totality', time: '20:15' } as never);

  it.each(pairs)('the name of %s holds its words', (words, name) => {
    expect(say(name).toLowerCase()).toContain(say(words).toLowerCase());
  });
});
