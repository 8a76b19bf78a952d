import { useLocale, useTranslations } from 'next-intl';
import { BookLink } from '@/components/views/book-link/book-link';
import { Rating } from '@/components/views/rating/rating';
import { ShowFlags } from '@/components/views/show-flags/show-flags';
import { type Listed, orderByFirstDay, showLists } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';
import { formatDuration } from '@/lib/i18n/duration';
import { showHref } from '@/lib/routing/show-screen';
import { isElided } from '@/lib/text/french';
import { filterAttributes } from '../filters/filter-facts';
import styles from './dated-list.module.scss';
import { DatedRow } from './dated-row.lean';

/** Presales and special showings: here the date is the headline. */
export function DatedList({ listed }: { listed: readonly Listed[] }) {
  const shown = orderByFirstDay(listed.filter((item) => showLists.presales(item) || showLists.special(item)));
  return (
    <ul className={styles.list} data-in="presales special">
      {shown.map((item) => (
        <li key={item.show.slug} data-in={listNames(item)} {...filterAttributes(item.show)}>
          <Row item={item} />
        </li>
      ))}
    </ul>
  );
}

function Row({ item: { show, flags, firstDay } }: { item: Listed }) {
  const t = useTranslations('shows');
  const locale = useLocale();
  const [by] = show.directors;
  const facts = [
    show.minutes && formatDuration(show.minutes, locale),
    show.genres[0]?.name,
    by && t('by', { name: by, elided: isElided(by) ? 'yes' : 'no' }),
  ];
  return (
    <DatedRow
      title={show.title}
      href={showHref(locale, show)}
      date={firstDay ? formatDay(firstDay, locale, 'short') : t('soon')}
      facts={facts.filter(Boolean).join(' · ')}
      book={<BookLink show={show} words={t('book')} label={t('bookTitle', { title: show.title })} />}
      {...(show.poster && { poster: show.poster.md })}
      {...(show.tone && { tone: show.tone })}
      {...(show.flag && { flag: show.flag })}
    >
      <ShowFlags show={show} titles={flags} />
      <Rating rating={show.rating} />
    </DatedRow>
  );
}

const listNames = (item: Listed) =>
  (['presales', 'special'] as const).filter((name) => showLists[name](item)).join(' ');
