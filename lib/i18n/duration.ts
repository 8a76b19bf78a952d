import type { Language } from '../sites/languages';
import type { Locale } from '../sites/locales';

/** How long something takes: under an hour, and from an hour on. The French form is that of the spec (catalogue §9). */
const forms: Readonly<Record<Language, { short: (m: number) => string; long: (h: number, m: number) => string }>> = {
  fr: { short: (m) => `${m}min`, long: (h, m) => `${h}h${String(m).padStart(2, '0')}` },
  en: { short: (m) => `${m}\u00a0min`, long: (h, m) => join(`${h}h`, m && `${m}min`) },
  de: { short: (m) => `${m}\u00a0Min.`, long: (h, m) => join(`${h}\u00a0Std.`, m && `${m}\u00a0Min.`) },
  nl: { short: (m) => `${m}\u00a0min`, long: (h, m) => join(`${h}\u00a0u`, m && `${m}\u00a0min`) },
};

const join = (...parts: (string | 0)[]) => parts.filter(Boolean).join('\u00a0');

export function formatDuration(minutes: number, locale: Locale): string {
  const { short, long } = forms[locale.slice(0, 2) as Language];
  return minutes < 60 ? short(minutes) : long(Math.floor(minutes / 60), minutes % 60);
}
