'use client';
// The sum a month follows what the visitor adds to a plan.
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/button/button';
import type { SubscriptionOffer } from '@/lib/domain/pass';
import { useMoney } from '@/lib/i18n/use-money';
import { Stepper } from './parts/stepper';
import styles from './plans.module.scss';
import { checkoutUrl, monthlySum, type Quantities, stepped } from './subscription.logic';

type Plan = Pick<SubscriptionOffer, 'id' | 'title' | 'amount' | 'options' | 'cta'> & {
  /** Its words, made by the server. */
  body: ReactNode;
};

/** The plans side by side; the one last added to is the visitor's choice. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [taken, setTaken] = useState<Readonly<Record<string, Quantities>>>({});
  const take = (plan: string, quantities: Quantities) => {
    setChosen(plan);
    setTaken({ ...taken, [plan]: quantities });
  };
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <PlanItem
          key={plan.id}
          plan={plan}
          isChosen={plan.id === chosen}
          quantities={taken[plan.id] ?? {}}
          onTake={(quantities) => take(plan.id, quantities)}
        />
      ))}
    </ul>
  );
}

type ItemProps = {
  plan: Plan;
  isChosen: boolean;
  quantities: Quantities;
  onTake: (quantities: Quantities) => void;
};

function PlanItem({ plan: { title, amount, options, cta, body }, isChosen, quantities, onTake }: ItemProps) {
  const t = useTranslations('plans');
  const money = useMoney();
  return (
    <li className={styles.plan} data-chosen={isChosen || undefined}>
      {isChosen && <p className={styles.mark}>{t('yours')}</p>}
      {body}
      <div className={styles.end}>
        {options.map(({ id, label, amount: more, most }) => (
          <Stepper
            key={id}
            label={label}
            note={t('more', { price: money(more, 'short') })}
            quantity={quantities[id] ?? 0}
            most={most}
            onStep={(by) => onTake({ ...quantities, [id]: stepped(quantities[id] ?? 0, by, most) })}
          />
        ))}
        {options.length > 0 && (
          <p className={styles.sum} aria-live="polite">
            {t('sum')} <b>{money(monthlySum(amount, options, quantities))}</b>
          </p>
        )}
        {cta && (
          <a
            className={buttonClass({ variant: isChosen ? 'primary' : 'outline', size: 'block' })}
            href={checkoutUrl(cta.url, options, quantities)}
            {...(cta.newTab && { target: '_blank', rel: 'noopener' })}
          >
            {t(isChosen ? 'goOn' : 'choose', { title })}
          </a>
        )}
      </div>
    </li>
  );
}
