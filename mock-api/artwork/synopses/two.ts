import type { Language } from '../film';

export const two = (fr: string, en: string, nl: string, de: string): Record<Language, string> => ({ fr, en, nl, de });
