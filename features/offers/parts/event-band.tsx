import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Link } from '@/components/page/link/link';
import { Section } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { Prose } from '@/components/ui/prose/prose';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { EventCard } from '@/components/views/event-card/event-card';
import type { EventSummary } from '@/lib/domain/event';
import { useMoney } from '@/lib/i18n/use-money';
import { pickEventScreen } from '@/lib/routing/event-screen';
import styles from './event-band.module.scss';

const shot = coverOf('scene', { desktop: ['54vw', 16 / 9], phone: ['92vw', 16 / 9] });

/** What one comes for on a certain evening, in the API's order: the first one large, the others as cards. */
export function EventBand({ events: [first, ...others] }: { events: readonly EventSummary[] }) {
  const t = useTranslations('offers');
  return (
    <Section labelledBy="events-title">
      <SectionHead id="events-title" title={t('events')} more={<GoLink to="events">{t('allEvents')}</GoLink>} />
      {first && <Lead event={first} />}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((event) => (
            <li key={event.slug}>
              <EventCard event={event} beside />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Lead({ event: { slug, kind, title, subtitle, html, backdrop, amount, initial } }: { event: EventSummary }) {
  const money = useMoney();
  const screen = pickEventScreen(useLocale(), kind);
  return (
    <article className={styles.event}>
      <Picture src={backdrop?.lg ?? null} alt="" ratio="wide" {...shot} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={screen} params={{ slug }}>
            {title}
          </Link>
        </h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {html && <Prose html={html} size="note" />}
        {amount !== null && (
          <p>
            <b>{money(amount, 'short')}</b>{' '}
            {initial !== null && <s className={styles.initial}>{money(initial, 'short')}</s>}
          </p>
        )}
      </div>
    </article>
  );
}
