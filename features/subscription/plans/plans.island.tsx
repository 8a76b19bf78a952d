'use client';
// The sum a month follows what the visitor adds to a plan.
import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { buttonClass } from '@/components/ui/button/button';
import type { SubscriptionOffer } from '@/lib/domain/pass';
import { useModal, useModals } from '@/lib/modals/modals.store';
import { PlanOptions } from './plan-options';
import styles from './plans.module.scss';
import { checkoutUrl, linkTarget, type Quantities } from './subscription.logic';

type Plan = Pick<SubscriptionOffer, 'id' | 'title' | 'amount' | 'options' | 'cta'> & {
  /** Its words, made by the server. */
  body: ReactNode;
};

const load = () => import('./plan-modal.island');
/** Ahead of the press; where it does not come now, the press tries again. */
const warm = () => void load().catch(() => {});
const PlanModal = loadLater(() => load().then((file) => file.PlanModal));

/** The plans side by side; the one last added to is the visitor's choice, until its modal is closed (spec visitor §2). */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  const isOpen = useModal('subscription') !== null;
  const [chosen, setChosen] = useState<string | null>(null);
  const [taken, setTaken] = useState<Readonly<Record<string, Quantities>>>({});
  const take = (plan: string, quantities: Quantities) => {
    setChosen(plan);
    setTaken((before) => ({ ...before, [plan]: quantities }));
  };
  const choose = (plan: string, trigger: HTMLElement) => {
    setChosen(plan);
    const onClose = () => {
      setChosen(null);
      setTaken((before) => ({ ...before, [plan]: {} }));
    };
    useModals.getState().open('subscription', { trigger, onClose });
  };
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <PlanItem
          key={plan.id}
          plan={plan}
          isChosen={plan.id === chosen}
          isOpen={isOpen && plan.id === chosen}
          quantities={taken[plan.id] ?? {}}
          onTake={(quantities) => take(plan.id, quantities)}
          onChoose={(trigger) => choose(plan.id, trigger)}
        />
      ))}
    </ul>
  );
}

type ItemProps = {
  plan: Plan;
  isChosen: boolean;
  /** Whether its modal is. */
  isOpen: boolean;
  quantities: Quantities;
  onTake: (quantities: Quantities) => void;
  onChoose: (trigger: HTMLElement) => void;
};

function PlanItem({ plan, isChosen, isOpen, quantities, onTake, onChoose }: ItemProps) {
  const { title, amount, options, cta, body } = plan;
  const t = useTranslations('plans');
  const added = <PlanOptions {...{ amount, options, quantities, onTake }} />;
  const href = cta ? checkoutUrl(cta.url, options, quantities) : '';
  /** Where the code of the modal does not come, the visitor is led to the desk. */
  const pressed = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const trigger = event.currentTarget;
    load().then(
      () => onChoose(trigger),
      () => location.assign(href),
    );
  };
  return (
    <li className={styles.plan} data-chosen={isChosen || undefined}>
      {isChosen && <p className={styles.mark}>{t('yours')}</p>}
      {body}
      <div className={styles.end}>
        {added}
        {cta && (
          <a
            className={buttonClass({ variant: isChosen ? 'primary' : 'outline', size: 'block' })}
            href={href}
            aria-haspopup="dialog"
            onClick={pressed}
            onPointerEnter={warm}
            onFocus={warm}
            {...linkTarget(cta)}
          >
            {t(isChosen ? 'goOn' : 'choose', { title })}
          </a>
        )}
      </div>
      {isOpen && cta && <PlanModal {...{ title, cta, href }} words={body} options={added} />}
    </li>
  );
}
