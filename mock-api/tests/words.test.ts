import { expect, test } from 'vitest';
import { languages } from '@/lib/sites/languages';
import { inEach, t } from '../world/words';

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
