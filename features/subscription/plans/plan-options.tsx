import { useTranslations } from 'next-intl';
import { useMoney } from '@/lib/i18n/use-money';
import styles from './plan-options.module.scss';
import { Stepper } from './stepper';
import { type PlanOption, type Quantities, stepQuantity, sumMonthly } from './subscription.logic';

type Props = {
  /** The plan alone, in minor units a month. */
  amount: number;
  options: readonly PlanOption[];
  quantities: Quantities;
  onTake: (quantities: Quantities) => void;
};

/** What may be added to a plan, and what it comes to a month; nothing for a plan without options. */
export function PlanOptions({ amount, options, quantities, onTake }: Props) {
  const t = useTranslations('plans');
  const money = useMoney();
  if (options.length === 0) return null;
  return (
    <>
      {options.map(({ id, label, amount: more, most }) => (
        <Stepper
          key={id}
          label={label}
          note={t('more', { price: money(more, 'short') })}
          quantity={quantities[id] ?? 0}
          most={most}
          onStep={(by) => onTake({ ...quantities, [id]: stepQuantity(quantities[id] ?? 0, by, most) })}
        />
      ))}
      <p className={styles.sum} aria-live="polite">
        {t('sum')} <b>{money(sumMonthly(amount, options, quantities))}</b>
      </p>
    </>
  );
}
