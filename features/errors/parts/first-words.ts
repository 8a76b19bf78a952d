import type { CrashWords } from './crash';

export type Words = CrashWords & { retry: string; home: string };

/** What a crash says until its own screen has come, and without scripts: as the first site speaks. */
export const firstWords = {
  title: 'La lampe s’est éteinte',
  text: 'Le site ne répond pas, c’est de notre côté. Vos billets restent valables\u00a0: ils sont dans votre e-\u2060mail et dans l’application.',
  retry: 'Réessayer',
} satisfies Partial<Words>;
