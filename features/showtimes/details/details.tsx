import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { Accordion } from '@/components/ui/accordion/accordion';
import { buttonClass } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog.island';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { capitalise, formatDayAlone } from '@/components/views/days/day.logic';
import { EditorLink } from '@/components/views/editor-link/editor-link';
import { formatShowingName, type ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { useStandings } from '@/components/views/showtime-name/use-standings';
import { addDays, cinemaDayOf, clockOf, type Day, isAfterMidnight } from '@/lib/domain/day';
import type { Offer } from '@/lib/domain/next-best';
import { pickSeatPrice, type SeatPrice } from '@/lib/domain/seat-price';
import type { Showing } from '@/lib/domain/showing';
import { pickHighlight, pickSlugs } from '@/lib/domain/showing-tags';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { statusOf } from '@/lib/domain/standing';
import { formatDay } from '@/lib/i18n/day';
import { formatMoney } from '@/lib/i18n/money';
import { ticketAttributes, ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { Costs } from './costs';
import { DetailFacts } from './detail-facts';
import styles from './details.module.scss';
import { NextBest } from './next-best';
import { ShowingLinks } from './showing-links';

interface Props {
  showing: Showing;
  /** `minutes` where anybody knows how long it is. */
  show: { slug: string; title: string; minutes?: number | null };
  place: Offer['cinema'];
  prices: readonly SeatPrice[] | undefined;
  legal: ReactNode;
  today: Day;
  facts: ShowtimeFacts;
  onClose: () => void;
}

/** All there is to say about one showing, its price and its booking link always in view. */
export function Details({ showing, show, place, legal, today, facts, onClose, ...booking }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const { title, minutes = null } = show;
  const { tags = [], special, time } = showing;
  // Its own: it may stand on the page of the day before.
  const day = cinemaDayOf({ wall: time });
  const status = statusOf(useStandings([showing], facts));
  const highlight = pickHighlight(tags, facts.marks);
  const date = isAfterMidnight(time, day)
    ? formatDay(addDays(day, 1), locale, 'long')
    : capitalise([...new Set([formatDayAlone(day, today, { t, locale }), formatDay(day, locale, 'long')])].join(', '));
  const heading = special?.title || highlight?.title;
  const text = special?.description || highlight?.text;
  const style = {
    '--tag-bg': highlight?.colours?.background,
    '--tag-fg': highlight?.colours?.text,
  } as CSSProperties;
  return (
    <Dialog
      id={facts.hasLegacyDetails ? 'showtimeDetails' : 'showtimeDetailsPanel'}
      open
      title={title}
      note={place.name}
      closeLabel={t('details.close')}
      onClose={onClose}
      foot={<Booking {...{ showing, status, day, facts, title }} place={place.name} {...booking} />}
    >
      <div className={styles.details}>
        <div>
          <p className={styles.when}>{date}</p>
          <p className={styles.time}>{clockOf(time)}</p>
        </div>
        {status !== 'available' && <NextBest {...{ show, today, facts }} wanted={{ cinema: place, day, showing }} />}
        {heading && (
          <div className={styles.special} style={style}>
            <p className={styles.heading}>{heading}</p>
            {special?.details && <p className={styles.line}>{special.details}</p>}
            {text && <p>{text}</p>}
          </div>
        )}
        {legal}
        <DetailFacts {...{ showing, facts, minutes }} />
        <Costs cinema={place.slug} show={show.slug} {...{ showing, facts }} />
        <InThisRoom showing={showing} facts={facts} />
        <ShowingLinks show={show} cinema={place} showing={showing} />
      </div>
    </Dialog>
  );
}

/** One line a format, seat or strand that says what it is; several may be open. */
function InThisRoom({ showing, facts: { marks: showingTags, currency } }: { showing: Showing; facts: ShowtimeFacts }) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const kinds = ['format', 'seat', 'strand', 'note', 'access'] as const;
  // What a tag calls the whole showing is said above already.
  const { special } = showing;
  const told = kinds
    .flatMap((kind) => pickSlugs(kind, showing.tags ?? [], showingTags))
    .filter(
      (slug) => showingTags[slug]?.text && !(special?.source === 'tag' && special.title === showingTags[slug]?.title),
    );
  if (!told.length) return null;
  const surcharge = showing.surcharge && formatMoney(showing.surcharge, currency, locale, 'short');
  const first = told.find((slug) => showingTags[slug]?.premium);
  return (
    <div>
      <h3 className={styles.inRoom}>{t('details.inRoom')}</h3>
      {told.map((slug, index) => (
        <Accordion
          key={slug}
          open={index === 0}
          summary={
            <span>
              {showingTags[slug]?.title}
              {surcharge && slug === first && (
                <small className={styles.small}>{t('details.perSeat', { amount: surcharge })}</small>
              )}
            </span>
          }
        >
          {showingTags[slug]?.text}
          {showingTags[slug]?.url && (
            <>
              {' '}
              <EditorLink className={textLinkClass()} href={showingTags[slug].url}>
                {t('details.more', { title: showingTags[slug].title })}
              </EditorLink>
            </>
          )}
        </Accordion>
      ))}
    </div>
  );
}

type BookingProps = Pick<Props, 'showing' | 'facts' | 'prices'> & {
  status: ShowtimeStatus;
  title: string;
  place: string;
  day: Day;
};

function Booking({ showing, status, title, place, day, facts, prices = [] }: BookingProps) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const time = clockOf(showing.time);
  const price = pickSeatPrice(prices, showing.time, isAfterMidnight(showing.time, day));
  return (
    <>
      {price && (
        <p className={styles.price}>
          <b>{formatMoney(price.amount, facts.currency, locale)}</b>
          <small>{t('details.before', { label: price.label })}</small>
        </p>
      )}
      {status === 'available' && showing.url ? (
        <a
          className={buttonClass({ variant: 'primary', size: 'block' })}
          href={showing.url}
          rel="nofollow"
          {...ticketAttributes(showing.time, showing.version)}
          {...ticketsAttributes({ film: title, cinema: place })}
          aria-label={formatShowingName(showing, [t('details.book', { time })], facts, t)}
        >
          {t('details.book', { time })}
        </a>
      ) : (
        <p className={styles.sold}>{t(status === 'soldout' ? 'full' : 'closed')}</p>
      )}
    </>
  );
}
