import { useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { TicketCard } from '@/components/ui/ticket-card/ticket-card';
import { EditorButton } from '@/components/views/editor-link/editor-button';
import { Price } from '@/components/views/price/price';
import type { TemporaryOffer } from '@/lib/domain/editorial';
import type { Offer } from '@/lib/domain/offer';
import { useMoney } from '@/lib/i18n/use-money';
import styles from './summary.module.scss';

type Props = {
  offer: Offer;
  deal: TemporaryOffer | null;
  isOver: boolean;
  /** What the page has said above, so that it is said once. */
  said: string | null;
};

/** The offer as a ticket: what, how much, what it spares, and where to get it while it lasts; the page says the days. */
export function Summary({ offer: { title, cta }, deal, isOver, said }: Props) {
  const t = useTranslations('offers');
  const money = useMoney();
  const button = cta ?? deal?.cta;
  return (
    <TicketCard
      foot={
        <>
          {deal?.amount != null && deal.initial != null && (
            <dl className={styles.days}>
              <div>
                <dt>{t('saving')}</dt>
                <dd>{money(deal.initial - deal.amount)}</dd>
              </div>
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
