import type { Language } from '@/lib/sites/languages';

export type Words = Readonly<Record<Language, string>>;

/** One text in the four languages, in the order of the sites table. */
export const t = (fr: string, en: string, de: string, nl: string): Words => ({ fr, en, de, nl });
/** The same in every language: names, codes. */
export const same = (text: string): Words => t(text, text, text, text);

/** A title as an address: `La Voleuse d’Étoiles` → `la-voleuse-d-etoiles`. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
