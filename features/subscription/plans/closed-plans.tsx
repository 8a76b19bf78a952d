import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import type { SubscriptionOffer } from '@/lib/domain/pass';
import { PlanWords } from './plan-words';
import styles from './plans.module.scss';

/** The plans while the desk is closed: prices stay, and the button says why it does nothing. */
export function ClosedPlans({ plans }: { plans: readonly SubscriptionOffer[] }) {
  const t = useTranslations('subscription.maintenance');
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.id} className={styles.plan}>
          <PlanWords plan={plan} />
          <div className={styles.end}>
            <Button size="block" disabled>
              {t('closed')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
