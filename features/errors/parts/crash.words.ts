import type { Language } from '@/lib/sites/languages';
import { firstWords, type Words } from './first-words';

/**
 * The namespace `crash` of the messages once more, held to it by a test: when the root layout itself fails, nothing
 * that loads messages can be relied on.
 */
export const crashWords: Record<Language, Words> = {
  fr: { ...firstWords, code: 'Erreur 500', home: 'Accueil' },
  en: {
    code: 'Error 500',
    title: 'The lamp has gone out',
    text: 'The site is not answering, and it’s on our side. Your tickets remain valid: they are in your email and in the app.',
    retry: 'Try again',
    home: 'Home',
  },
  de: {
    code: 'Fehler 500',
    title: 'Die Lampe ist aus',
    text: 'Die Seite antwortet nicht, das liegt an uns. Ihre Tickets bleiben gültig: Sie finden sie in Ihrer E-\u2060Mail und in der App.',
    retry: 'Nochmals versuchen',
    home: 'Startseite',
  },
  nl: {
    code: 'Fout 500',
    title: 'De lamp is uit',
    text: 'De site reageert niet, dat ligt aan ons. Je tickets blijven geldig: ze staan in je e-\u2060mail en in de app.',
    retry: 'Opnieuw proberen',
    home: 'Startpagina',
  },
};
