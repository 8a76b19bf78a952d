import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { iconNames } from '@/components/ui/icon/icon.names';
import { Prose } from '@/components/ui/prose/prose';
import { Price } from '@/components/views/price/price';
import type { SubscriptionOffer } from '@/lib/domain/pass';
import styles from './plan-words.module.scss';

/** What a plan is: its name, price a month, for whom, and its own perks; those with a sentence stand below all plans. */
export function PlanWords({ plan: { title, amount, initial, html, perks } }: { plan: SubscriptionOffer }) {
  const t = useTranslations('subscription');
  const own = perks.filter(({ description }) => !description);
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <Price amount={amount} initial={initial} unit={t('aMonth')} />
      {html && (
        <div className={styles.text}>
          <Prose html={html} size="note" />
        </div>
      )}
      {own.length > 0 && (
        <ul className={styles.perks}>
          {own.map((perk) => (
            <li key={perk.title}>
              <Icon name={iconNames.find((name) => name === perk.icon) ?? 'check'} />
              <span>{perk.title}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
