import { useLocale, useTranslations } from 'next-intl';
import { useShare } from '@/components/page/share/use-share';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { clockOf } from '@/lib/domain/day';
import { bookingIdOf } from '@/lib/domain/shortlist';
import { writeSharedList } from '@/lib/domain/shortlist-link';
import type { Showing } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';

type Props = { title: string; cinema: string; showing: Showing };

/** Sends one showing: whoever opens the link sees how it stands then, and can say whether they come. */
export function ShareShowing({ title, cinema, showing: { time, url } }: Props) {
  const t = useTranslations('share');
  const locale = useLocale();
  const share = useShare();
  const bookingId = bookingIdOf(url);
  if (!bookingId) return null;
  const listed = [{ bookingId, time: time.slice(0, 16) }];
  const path = `${href(locale, 'shortlist')}#${writeSharedList({ site: locales[locale].site, listed, votes: [] })}`;
  const text = [title, `${formatDay(time.slice(0, 10), locale, 'long')}, ${clockOf(time)}`, cinema].join(' · ');
  return (
    <button type="button" className={textLinkClass()} onClick={() => share({ title, text, path })}>
      {t('open')}
    </button>
  );
}
