import { getTranslations } from 'next-intl/server';
import { readReceptions } from '@/lib/api/read-receptions';
import { formatFigures } from '@/lib/i18n/figures';
import type { Locale } from '@/lib/sites/locales';
import type { ReceptionLabels } from './reception/reception-labels';

/** What the cards of all that plays say of audiences; null of another list. */
export async function findReceptionLabels(locale: Locale, list: string): Promise<ReceptionLabels | null> {
  if (list !== 'playing') return null;
  const [receptions, card, opinion] = await Promise.all([
    readReceptions(locale),
    getTranslations({ locale, namespace: 'reception' }),
    getTranslations({ locale, namespace: 'opinion' }),
  ]);
  const written = new Intl.NumberFormat(locale, { style: 'percent' });
  const labels = Object.entries(receptions).map(([slug, reception]) => {
    if (reception === 'new') return [slug, []] as const;
    return [slug, [written.format(reception.percent / 100), formatFigures(reception.voices, locale)]] as const;
  });
  return {
    fresh: opinion('new'),
    said: card('card', { percent: '{percent}', voices: '{voices}' }),
    shows: Object.fromEntries(labels),
  };
}
