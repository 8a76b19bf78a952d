import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { TicketCard } from '@/components/ui/ticket-card/ticket-card';
import type { TicketingLinks } from '../facts/account.logic';
import styles from './tickets.module.scss';

/** Bookings and cards are kept by the ticketing site; a way there for each, on the two halves of a ticket. */
export function Tickets({ links: { bookings, wallet } }: { links: TicketingLinks }) {
  const t = useTranslations('account.page.tickets');
  const parts = [
    bookings && (
      <Part key="bookings" title={t('bookings')} text={t('text')}>
        <a className={buttonClass({ variant: 'primary' })} href={bookings}>
          {t('open')}
          <Icon name="external" />
        </a>
      </Part>
    ),
    wallet && (
      <Part key="wallet" title={t('walletTitle')} text={t('wallet')}>
        <a className={buttonClass({ size: 'tall' })} href={wallet}>
          {t('walletOpen')}
          <Icon name="external" />
        </a>
      </Part>
    ),
  ].filter(Boolean);
  const [first, second] = parts;
  if (!first) return null;
  return (
    <section aria-labelledby="tickets" className={styles.tickets}>
      <SectionHead id="tickets" title={t('title')} />
      <TicketCard upright foot={second}>
        {first}
      </TicketCard>
    </section>
  );
}

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);
