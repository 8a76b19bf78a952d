import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { TicketCard } from '@/components/ui/ticket-card/ticket-card';
import { EditorButton } from '@/components/views/editor-link/editor-button';
import { Price } from '@/components/views/price/price';
import type { TemporaryOffer } from '@/lib/domain/editorial';
import type { Offer } from '@/lib/domain/offer';
import { formatDate } from '@/lib/i18n/date';
import { useMoney } from '@/lib/i18n/use-money';
import { findLastOfDays } from './offers.logic';
import styles from './summary.module.scss';

type Props = {
  offer: Offer;
  deal: TemporaryOffer | null;
  isOver: boolean;
  /** What the page has said above, so that it is said once. */
  said: string | null;
};

/** The offer as a ticket: what, how much, what it spares, its last day, and where to get it while it lasts. */
export function Summary({ offer: { title, cta, period }, deal, isOver, said }: Props) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const money = useMoney();
  const button = cta ?? deal?.cta;
  const spares = deal?.amount != null && deal.initial != null && money(deal.initial - deal.amount);
  const last = findLastOfDays(period);
  const facts = (
    [
      ['saving', spares],
      ['lastDay', last && formatDate(last, locale, 'full')],
    ] as const
  ).filter(([, value]) => value);
  return (
    <TicketCard
      foot={
        <>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(([name, said]) => (
                <div key={name}>
                  <dt>{t(name)}</dt>
                  <dd>{said}</dd>
                </div>
              ))}
            </dl>
          )}
          {isOver || !button ? (
            <Link to="offers" className={buttonClass({ size: 'block' })}>
              {t('all')}
            </Link>
          ) : (
            <EditorButton cta={button} size="block" />
          )}
        </>
      }
    >
      <h2 className={styles.title}>{title}</h2>
      {deal?.amount != null && <Price amount={deal.amount} initial={deal.initial} />}
      {deal?.subtitle && deal.subtitle !== said && <p className={styles.text}>{deal.subtitle}</p>}
    </TicketCard>
  );
}
