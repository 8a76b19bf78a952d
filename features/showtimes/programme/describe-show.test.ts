import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import type { Locale } from '@/lib/sites/locales';
import fr from '@/messages/fr.json';
import nl from '@/messages/nl.json';
import { describeShow } from './describe-show';

const rating = { ref: '12', label: '12', sentence: '', warning: null, forAll: false, pictograms: [] };
const film = { minutes: 106, genres: [{ slug: 'thriller', name: 'Thriller' }], directors: ['Aidan Morrow'], rating };
const describe = (locale: Locale, messages: typeof fr, own: Partial<typeof film> = {}) =>
  describeShow(
    { ...film, ...own },
    {
      locale,
      showtimes: createTranslator({ locale, messages, namespace: 'showtimes' }),
      rating: createTranslator({ locale, messages, namespace: 'rating' }),
    },
  );

it('says how long it is, of what genre and by whom', () => {
  expect(describe('fr-FR', fr).facts).toEqual(['1h46\u00a0· Thriller', 'd’Aidan Morrow']);
  expect(describe('fr-FR', fr, { directors: ['Jo Bell', 'Ann Roe'] }).facts[1]).toBe('de Jo Bell, Ann Roe');
});

it('leaves out what the catalogue does not know', () => {
  expect(describe('fr-FR', fr, { minutes: 0, genres: [], directors: [] }).facts).toEqual([]);
});

it('rates it as its country does', () => {
  const pictograms = [{ ref: 'angoisse', description: 'Angst' }];
  expect(
    describe('nl-NL', nl as typeof fr, { rating: { ...rating, pictograms: pictograms as never } }).rating,
  ).toMatchObject({
    text: '12',
    signs: [{ icon: 'fear' }],
  });
  expect(
    describe('fr-FR', fr, { rating: { ...rating, sentence: 'Interdit aux moins de 12 ans' } }).rating,
  ).toMatchObject({
    text: 'Interdit aux moins de 12 ans',
  });
});
