import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/sites/locales';

/** The words that a row is made of. */
export type Speech = {
  locale: Locale;
  t: ReturnType<typeof useTranslations<'shows'>>;
  why: ReturnType<typeof useTranslations<'shows.why'>>;
  opening: ReturnType<typeof useTranslations<'film.opening'>>;
  film: ReturnType<typeof useTranslations<'film'>>;
  mark: ReturnType<typeof useTranslations<'mark'>>;
  rating: ReturnType<typeof useTranslations<'rating'>>;
};

/** Those of the page that is being made. */
export const useSpeech = (): Speech => ({
  locale: useLocale(),
  t: useTranslations('shows'),
  why: useTranslations('shows.why'),
  opening: useTranslations('film.opening'),
  film: useTranslations('film'),
  mark: useTranslations('mark'),
  rating: useTranslations('rating'),
});
