import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Section } from '@/components/ui/layout/layout';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import { Prose } from '@/components/ui/prose/prose';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { FilmCard } from '@/components/views/film-card/film-card';
import { PartUnheard } from '@/components/views/unheard/part-unheard';
import { Unheard } from '@/components/views/unheard/unheard';
import type { EventSummary } from '@/lib/domain/event';
import { useMoney } from '@/lib/i18n/use-money';
import type { EventPage } from './event.load';
import styles from './event.module.scss';
import { formatDays } from './events.logic';
import list from './events.module.scss';

type Props = Omit<EventPage, 'cinemas' | 'board'> & {
  trail: ReactNode;
  /** The days with their times. */
  schedule: ReactNode;
};

/** A season, a special or a branded event: what it is, what it costs, and its schedule by day or its titles. */
export function EventScreen({ event, days, titles, isWhole, areTimesHeard, trail, schedule }: Props) {
  const t = useTranslations('events');
  const { title, subtitle, backdrop, poster, html, prices, isActive } = event;
  const locale = useLocale();
  const isOneShow = days.length === 1 && days[0]?.shows.length === 1;
  // Whoever composes an evening comes for the programme, and reads on after it.
  const about = (html || prices.length > 0) && (
    <Section labelledBy="about-title">
      <h2 id="about-title">
        <VisuallyHidden>{t('about')}</VisuallyHidden>
      </h2>
      <div className={styles.about}>
        {html ? <Prose html={html} /> : <span />}
        {prices.length > 0 && <Prices prices={prices} />}
      </div>
    </Section>
  );
  return (
    <>
      <PageHero
        picture={backdrop?.lg ?? poster?.lg ?? null}
        print="scene"
        title={title}
        trail={trail}
        kicker={
          formatDays(
            days.map(({ day }) => day),
            locale,
          ) ?? (isActive ? isWhole && t('season') : t('over'))
        }
      >
        {subtitle && <p>{subtitle}</p>}
        {days.length > 0 && (
          <a className={buttonClass({ variant: 'primary' })} href="#programme">
            {t(isOneShow ? 'times' : 'compose')}
          </a>
        )}
        <EventPrice event={event} />
      </PageHero>
      {days.length === 0 && about}
      <Section labelledBy="programme-title" id="programme">
        {days.length > 0 ? (
          schedule
        ) : (
          <>
            <SectionHead id="programme-title" title={t('films')} />
            <Titles {...{ titles, isActive, isWhole }} />
          </>
        )}
        {!isWhole && areTimesHeard && (days.length > 0 || (isActive && titles.length > 0)) && <PartUnheard />}
      </Section>
      {days.length > 0 && about}
    </>
  );
}

function EventPrice({ event: { amount, initial, prices } }: { event: EventSummary }) {
  const t = useTranslations('events');
  const money = useMoney();
  if (amount === null) return null;
  return (
    <p className={styles.price}>
      <b>{t(prices.length > 1 ? 'priceFrom' : 'price', { price: money(amount) })}</b>{' '}
      {initial !== null && (
        <s>
          <VisuallyHidden>{t('before')} </VisuallyHidden>
          {money(initial)}
        </s>
      )}
    </p>
  );
}

function Prices({ prices }: Pick<EventSummary, 'prices'>) {
  const money = useMoney();
  return (
    <dl className={styles.prices}>
      {prices.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Without a schedule: its titles, or an honest sentence. */
function Titles({ titles, isActive, isWhole }: Pick<EventPage, 'titles' | 'isWhole'> & { isActive: boolean }) {
  const t = useTranslations('events');
  if (isActive && titles.length > 0)
    return (
      <ul className={list.films}>
        {titles.map((show) => (
          <li key={show.slug}>
            <FilmCard show={show} />
          </li>
        ))}
      </ul>
    );
  if (isActive && !isWhole) return <Unheard />;
  return (
    <StateMessage title={t(isActive ? 'noSchedule' : 'overTitle')} text={t(isActive ? 'noScheduleText' : 'overText')}>
      <Link to="events" className={buttonClass()}>
        {t('others')}
      </Link>
    </StateMessage>
  );
}
