import { useLocale, useTranslations } from 'next-intl';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { buildClock, type Day } from '@/lib/domain/day';
import { pickElsewhere } from '@/lib/domain/elsewhere';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { useNow } from '@/lib/visitor/device/use-now';
import { boardUrl } from '../asking/board-url';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import { BestLink } from './next-best';
import styles from './next-best.module.scss';
import { type Answer, listOffers } from './use-offers';

const most = 4;

interface Props {
  show: { slug: string; title: string };
  /** The day in sight; all on which the nearest cinemas play it, and where each is asked for. */
  day: Day;
  board: { dates: readonly Day[] };
  urlOn: (day: Day) => string;
  /** That the visitor filters by. */
  versions: readonly string[];
  today: Day;
  facts: ShowtimeFacts;
}

/** Below what the nearest cinemas play on the day, of a title that the visitor's own do not: their next days, and the country. */
export function Elsewhere({ show, day, board, urlOn, versions, today, facts }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const now = useNow();
  const [next, afterNext] = board.dates.filter((date) => date > day);
  const answers = [
    useFreshAnswer<Answer>(next ? urlOn(next) : null),
    useFreshAnswer<Answer>(afterNext ? urlOn(afterNext) : null),
    useFreshAnswer<Answer>(boardUrl(locale, { show: show.slug, place: null, days: null })),
  ];
  const offers = answers.flatMap(({ data }) => listOffers(data));
  const best = now ? pickElsewhere(offers, { versions, clock: buildClock(now, facts.timeZone), most }) : [];
  if (!best.length) return null;
  return (
    <section aria-labelledby="elsewhere">
      <h3 className={styles.title} id="elsewhere">
        {t('none.far')}
      </h3>
      <ul className={styles.list}>
        {best.map((offer) => (
          <li key={offer.showing.url} {...ticketsAttributes({ film: show.title, cinema: offer.cinema.name })}>
            <BestLink {...{ offer, today, facts }} hasVersion />
          </li>
        ))}
      </ul>
    </section>
  );
}
