import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { EventCard } from '@/components/views/event-card/event-card';
import { FeedLine } from '@/components/views/feed-line/feed-line';
import { FilmCard } from '@/components/views/film-card/film-card';
import { Unheard } from '@/components/views/unheard/unheard';
import type { EventSummary } from '@/lib/domain/event';
import type { Listed } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';
import styles from './events.module.scss';

type Props = {
  events: readonly EventSummary[];
  dates: readonly Listed[];
  /** Whether it is known which evenings there are. */
  isHeard: boolean;
};

/** Seasons and festivals, then the single evenings by their first day. */
export function EventsScreen({ events, dates, isHeard }: Props) {
  const t = useTranslations('events');
  const premieres = useTranslations('premieres');
  return (
    <>
      <Wrap>
        <PageHead title={t('title')}>{t('lead')}</PageHead>
        {events.length > 0 && (
          <h2>
            <VisuallyHidden>{t('seasons')}</VisuallyHidden>
          </h2>
        )}
        <ul className={styles.grid}>
          {events.map((event, index) => (
            <li key={event.slug}>
              <EventCard event={event} first={index < 3} />
            </li>
          ))}
        </ul>
        {isHeard && events.length + dates.length === 0 && (
          <StateMessage title={t('none')} text={t('noneText')} level={2}>
            <Link to="shows" className={buttonClass()}>
              {t('films')}
            </Link>
          </StateMessage>
        )}
      </Wrap>
      {!isHeard && (
        <Section>
          <Unheard />
        </Section>
      )}
      {dates.length > 0 && (
        <Section labelledBy="dates-title">
          <SectionHead id="dates-title" title={t('dates')} more={<GoLink to="premieres">{premieres('more')}</GoLink>} />
          <ul className={styles.films}>
            {dates.map(({ show, flags, firstDay }) => (
              <li key={show.slug}>
                <FilmCard show={show} flags={flags} line={firstDay && <FirstDay day={firstDay} />} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {events.length + dates.length > 0 && (
        <Wrap>
          <FeedLine feeds={['premieres', 'opera']} />
        </Wrap>
      )}
    </>
  );
}

function FirstDay({ day }: { day: string }) {
  const t = useTranslations('events');
  return <p className={styles.when}>{t('fromDay', { date: formatDay(day, useLocale(), 'short') })}</p>;
}
