import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import type { Day } from '@/lib/domain/day';
import { filteredPath } from '@/lib/routing/filters';
import type { EveningRow, Venue } from './evening-day';
import styles from './evening-venues.module.scss';
import { type CityVenues, VenueList } from './venue-list.lean';

type Props = { day: Day; show: EveningRow['shows'][number] | undefined; venues: readonly Venue[] };

/** So many cinemas are named at once; more are behind a line that opens. */
const most = 4;

/** Where an evening takes place: its cinemas by city, each with its times, and the way to a seat. */
export function EveningVenues({ day, show, venues }: Props) {
  const t = useTranslations('premieres');
  const list = <VenueList cities={listCityVenues(venues)} full={t('full')} />;
  const full = venues.filter(({ times }) => times.every(({ isFull }) => isFull)).length;
  const first = venues.flatMap(({ times }) => times.map(({ clock }) => clock)).toSorted(byEvening)[0] ?? '';
  const way = show && filteredPath(show.href, { date: [day] });
  return (
    <div className={styles.venues}>
      {venues.length <= most ? (
        list
      ) : (
        <details className={styles.fold} suppressHydrationWarning>
          <summary>
            <span>{t('where', { count: venues.length, time: first })}</span>
          </summary>
          {list}
        </details>
      )}
      {full > 0 && (
        <p className={styles.full} data-overall suppressHydrationWarning>
          {full === venues.length ? t('allFull') : t('someFull', { count: full })}
        </p>
      )}
      {way && show && (
        <IntentLink className={textLinkClass('go')} href={way} aria-label={t('goOf', { title: show.title })}>
          {t('go')}
          <Icon name="go" />
        </IntentLink>
      )}
    </div>
  );
}

/** The night comes after its evening. */
const byEvening = (a: string, b: string) => (late(a) < late(b) ? -1 : 1);
const late = (clock: string) => (clock < '03' ? `3${clock}` : clock);

/** As short as it can be said. */
const listCityVenues = (venues: readonly Venue[]): CityVenues[] =>
  [...Map.groupBy(venues, ({ citySlug }) => citySlug)].map(([slug, own]) => [
    slug,
    own[0]?.city ?? slug,
    own.map(({ name, city, times }) => [
      name === city ? '' : name,
      ...times.map(({ clock, isFull }) => (isFull ? `!${clock}` : clock)),
    ]),
  ]);
