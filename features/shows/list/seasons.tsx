import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { EventCard } from '@/components/views/event-card/event-card';
import type { EventSummary } from '@/lib/domain/event';
import styles from './shows.module.scss';

/** A row of them; the others are a link away. */
const mostShown = 3;

/** What single evenings belong to, below the special showings. */
export function Seasons({ events }: { events: readonly EventSummary[] }) {
  const t = useTranslations();
  if (events.length === 0) return null;
  return (
    <section data-in="special" className={styles.seasons} aria-labelledby="seasons-title">
      <SectionHead
        id="seasons-title"
        title={t('events.seasons')}
        more={<GoLink to="events">{t('offers.allEvents')}</GoLink>}
      />
      <ul>
        {events.slice(0, mostShown).map((event) => (
          <li key={event.slug}>
            <EventCard event={event} beside />
          </li>
        ))}
      </ul>
    </section>
  );
}
