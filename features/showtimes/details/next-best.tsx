import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { capitalise, formatDayAlone } from '@/components/views/days/day.logic';
import { formatShowingName, type ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { buildClock, clockOf, type Day } from '@/lib/domain/day';
import { type Offer, pickNextBest } from '@/lib/domain/next-best';
import { pickSlugs } from '@/lib/domain/showing-tags';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { ticketAttributes, ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { useNow } from '@/lib/visitor/device/use-now';
import styles from './next-best.module.scss';
import { useOffers } from './use-offers';

/** As many as are seen at once on a phone. */
const most = 4;

interface Props {
  show: { slug: string; title: string };
  wanted: Offer;
  today: Day;
  facts: ShowtimeFacts;
}

/** What to take in place of a showing that cannot be booked: the same title in the same version. */
export function NextBest({ show, wanted, today, facts }: Props) {
  const t = useTranslations('showtimes');
  const now = useNow();
  const pick = (offers: readonly Offer[]) =>
    now ? pickNextBest(wanted, offers, buildClock(now, facts.timeZone), most) : [];
  const { offers, isLoading, hasFailed, retry } = useOffers(show.slug, wanted, pick);
  const best = pick(offers);
  const isWaiting = !best.length && isLoading;
  return (
    <section aria-labelledby="next-best">
      <h3 className={styles.title} id="next-best">
        {t('nextBest.title')}
      </h3>
      <p role="status">
        {isWaiting && t('loading')}
        {!isWaiting && best.length === 0 && t(hasFailed ? 'failed.title' : 'nextBest.none')}
      </p>
      {hasFailed && best.length === 0 && <Button onClick={retry}>{t('failed.retry')}</Button>}
      <ul className={styles.list}>
        {best.map((offer) => (
          <li key={offer.showing.url} {...ticketsAttributes({ film: show.title, cinema: offer.cinema.name })}>
            <BestLink {...{ offer, today, facts }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to a ticket elsewhere or at another time. */
export function BestLink({
  offer: { cinema, day, showing },
  today,
  facts,
  hasVersion = false,
}: { offer: Offer /** Among others it says its own. */; hasVersion?: boolean } & Pick<Props, 'today' | 'facts'>) {
  const speech = { t: useTranslations('showtimes'), locale: useLocale() };
  const { time, tags = [], surchargeText, version, url } = showing;
  const { marks, versions } = facts;
  const spoken = hasVersion && (versions[version]?.label ?? version.toUpperCase());
  const when = capitalise(formatDayAlone(day, today, speech));
  const way = cinema.kilometres && formatKilometres(cinema.kilometres, speech.locale);
  const formats = pickSlugs('format', tags, marks).map((slug) => marks[slug]!.short ?? marks[slug]!.title);
  const where = [cinema.name, way, spoken, ...formats, surchargeText].filter(Boolean).join('\u00a0· ');
  return (
    <a
      className={styles.best}
      aria-label={formatShowingName(showing, [clockOf(time), when, where], facts, speech.t, 'book')}
      href={url}
      rel="nofollow"
      {...ticketAttributes(time, version)}
    >
      <b className={styles.time}>{clockOf(time)}</b>
      <span className={styles.words}>
        <strong>{when}</strong>
        <span>{where}</span>
      </span>
    </a>
  );
}
