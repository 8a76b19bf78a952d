import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { TicketingLinks } from '../facts/account.logic';
import { Row } from './row';

/** Bookings and cards are kept by the ticketing site; a way there for each. */
export function Tickets({ links: { bookings, wallet } }: { links: TicketingLinks }) {
  const t = useTranslations('account.page.tickets');
  if (!bookings && !wallet) return null;
  return (
    <section aria-labelledby="tickets">
      <SectionHead id="tickets" title={t('title')} />
      {bookings && (
        <Row title={t('bookings')} text={t('text')}>
          <a className={buttonClass({ variant: 'primary' })} href={bookings}>
            {t('open')}
            <Icon name="external" />
          </a>
        </Row>
      )}
      {wallet && (
        <Row title={t('walletTitle')} text={t('wallet')}>
          <a className={buttonClass()} href={wallet}>
            {t('walletOpen')}
            <Icon name="external" />
          </a>
        </Row>
      )}
    </section>
  );
}
