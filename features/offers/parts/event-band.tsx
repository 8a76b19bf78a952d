import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon/icon';
import { Section } from '@/components/layout/layout';
import { Link } from '@/components/link/link';
import { Picture } from '@/components/picture/picture';
import { Prose } from '@/components/prose/prose';
import { SectionHead } from '@/components/section-head/section-head';
import { textLinkClass } from '@/components/text-link/text-link';
import type { EventSummary } from '@/lib/domain/event';
import { useMoney } from '@/lib/i18n/use-money';
import { eventScreens } from '../offers.logic';
import styles from './event-band.module.scss';

/** What one comes for on a certain evening: the first of the API's order, and the way to the others. */
export function EventBand({ event }: { event: EventSummary }) {
  const t = useTranslations('offers');
  const money = useMoney();
  const { slug, kind, title, subtitle, html, backdrop, amount, initial } = event;
  return (
    <Section labelledBy="events-title">
      <SectionHead
        id="events-title"
        title={t('events')}
        more={
          <Link to="events" className={textLinkClass('go')}>
            {t('allEvents')}
            <Icon name="go" />
          </Link>
        }
      />
      <article className={styles.event}>
        <Picture src={backdrop?.lg ?? null} alt="" ratio="wide" sizes="(min-width: 1080px) 56vw, 100vw" />
        <div className={styles.words}>
          <h3 className={styles.title}>
            <Link to={eventScreens[kind]} params={{ slug }}>
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
    </Section>
  );
}
