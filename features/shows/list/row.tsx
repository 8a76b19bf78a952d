import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Rating } from '@/components/views/rating/rating';
import { ShowFlags } from '@/components/views/show-flags/show-flags';
import type { Listed } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';
import { formatDuration } from '@/lib/i18n/duration';
import { showHref } from '@/lib/routing/show-screen';
import { isElided } from '@/lib/text/french';
import { DatedRow } from './dated-row.lean';

type Props = {
  item: Listed;
  day: string | null;
  why: ReactNode;
  /** The way to book it: what it says, and what it says to those who do not see the title beside it. */
  book?: { words: string; label: string };
};

/** One title on its day. Hands its face no more than differs from row to row. */
export function Row({ item: { show, flags }, day, why, book }: Props) {
  const t = useTranslations('shows');
  const mark = useTranslations('mark');
  const locale = useLocale();
  const [by] = show.directors;
  const facts = [
    show.minutes && formatDuration(show.minutes, locale),
    show.genres[0]?.name,
    by && t('by', { name: by, elided: isElided(by) ? 'yes' : 'no' }),
  ];
  return (
    <DatedRow
      slug={show.slug}
      title={show.title}
      href={showHref(locale, show)}
      keep={mark('film', { name: show.title })}
      facts={facts.filter(Boolean).join(' · ')}
      why={why}
      flags={<ShowFlags show={show} titles={flags} />}
      {...(day && { date: formatDay(day, locale, 'short') })}
      {...(book ? { book } : { word: mark('list') })}
      {...(show.poster && { poster: show.poster.md })}
      {...(show.tone && { tone: show.tone })}
      {...(show.flag && { flag: show.flag })}
      {...(show.next24 > 0 && { isOn: true })}
    >
      {/* Of what is to come, that nobody has rated it yet goes without saying. */}
      {show.rating && <Rating rating={show.rating} />}
    </DatedRow>
  );
}
