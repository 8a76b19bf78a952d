import type { useTranslations } from 'next-intl';
import type { ShowSummary } from '@/lib/domain/show';
import { listShowFlags } from '@/lib/domain/show-flags';
import { formatDuration } from '@/lib/i18n/duration';
import { showHref } from '@/lib/routing/show-screen';
import type { Locale } from '@/lib/sites/locales';
import { buildGlow } from './glow';

type Words = {
  locale: Locale;
  film: ReturnType<typeof useTranslations<'film'>>;
  mark: ReturnType<typeof useTranslations<'mark'>>;
};

/** What the face of a card says of a title: no more than differs from card to card. */
export function buildCardFace(show: ShowSummary, flags: readonly string[], { locale, film, mark }: Words) {
  const facts = [show.minutes && formatDuration(show.minutes, locale), show.genres[0]?.name]
    .filter(Boolean)
    .join('\u00a0· ');
  const labels = listShowFlags(show, flags, film('new'));
  return {
    slug: show.slug,
    title: show.title,
    keep: mark('film', { name: show.title }),
    href: showHref(locale, show),
    ...(show.poster && { poster: show.poster.md }),
    ...buildGlow(show),
    ...(show.flag && { flag: show.flag }),
    ...(labels.length > 0 && { flags: labels }),
    ...(facts && { facts }),
    ...(show.next24 > 0 && { isOn: true }),
  };
}
