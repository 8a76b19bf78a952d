import { expect, test } from 'vitest';
import { versions } from '@/lib/api/endpoints/tags';
import { languages } from '@/lib/sites/languages';
import { inEach, t } from '../words';
import { ask } from './ask';

test('a text without German or Dutch words reads English there', () => {
  const text = t('Séance', 'Showing');
  expect([text.fr, text.en, text.de, text.nl]).toEqual(['Séance', 'Showing', 'Showing', 'Showing']);
});

test('a text stands in the order French, English, German, Dutch', () => {
  const text = t('Kinos FR', 'Kinos EN', 'Kinos DE', 'Kinos NL');
  expect([text.fr, text.en, text.de, text.nl]).toEqual(['Kinos FR', 'Kinos EN', 'Kinos DE', 'Kinos NL']);
});

test('every language of the sites has words in every text', () => {
  for (const text of [t('Séance', 'Showing'), inEach((language) => `in ${language}`)])
    for (const language of languages) expect(text[language], language).toBeTruthy();
  expect(Object.keys(t('Séance', 'Showing')).sort()).toEqual([...languages].sort());
});

test.each([
  ['nl', 'Nederlandse ondertiteling'],
  ['en', 'Dutch subtitles'],
] as const)('an original version says which subtitles it has where all have the same (%s)', async (language, words) => {
  const ov = (await ask('nl', versions, {}, language)).find(({ slug }) => slug === 'ov');
  expect(ov?.description).toContain(words);
});
