import { expect, it } from 'vitest';
import { languages } from '@/lib/sites/languages';
import { messagesIn } from '@/tests/support/messages-in';
import { ownScreens, pickOwnScreens } from './own-screens';

const typed = {
  fr: ['audiodesc', 'fauteuil', 'sous-titres'],
  en: ['audio desc', 'wheelchair', 'captions'],
  de: ['audiodesk', 'rollstuhl', 'gehörlos'],
  nl: ['audiodesc', 'rolstoel', 'prikkelarm'],
} as const;

it.each(languages.flatMap((language) => typed[language].map((text) => [language, text] as const)))(
  'finds in %s the accessible showings by "%s"',
  (language, text) => {
    const words = messagesIn(language).search.screen;
    const screens = ownScreens.map((screen) => ({ screen, ...words[screen] }));
    expect(pickOwnScreens(text, screens).map(({ screen }) => screen)).toEqual(['accessible']);
  },
);
