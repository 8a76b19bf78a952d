'use client';
// Which pass it is, and what may be done with it, is the client's.
import { useLocale, useTranslations } from 'next-intl';
import { MissedWords } from '@/components/page/lazy-words/missed-words.island';
import { buttonClass } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { formatDate } from '@/lib/i18n/date';
import { useSession } from '@/lib/visitor/session/session';
import { usePlanName } from '../facts/use-plan-name';
import { Row } from './row';

export interface PassRowsProps {
  name: string;
  plansPath: string | null;
  cancelUrl: string | null;
}

/** The client's pass; nothing for one who never had any. */
export function PassRows({ name, plansPath, cancelUrl }: PassRowsProps) {
  const t = useTranslations('account.page.pass');
  const locale = useLocale();
  const planName = usePlanName(name);
  const { client } = useSession();
  const { subscription } = client ?? {};
  if (!subscription || !(subscription.currentPlan || subscription.eligibleReSubscription)) return null;
  const { currentPlan, eligibleChanges, eligibleForAddonChange, downgrade } = subscription;
  const actions = [
    ['plans', currentPlan && eligibleChanges.length > 0],
    ['addons', currentPlan && eligibleForAddonChange],
    ['again', !currentPlan],
  ] as const;
  return (
    <section aria-labelledby="pass">
      <SectionHead id="pass" title={name} />
      <Row title={currentPlan ? planName(currentPlan) : name} text={t(currentPlan ? 'current' : 'ended')}>
        {plansPath &&
          actions.map(
            ([action, isOpen]) =>
              isOpen && (
                <IntentLink key={action} href={plansPath} className={buttonClass({ variant: 'outline' })}>
                  {t(action)}
                </IntentLink>
              ),
          )}
      </Row>
      {downgrade && (
        <Row
          title={t('next', { plan: planName(downgrade.plan) })}
          text={
            downgrade.executionDate
              ? t('nextOn', { date: formatDate(downgrade.executionDate, locale, 'full') })
              : t('nextSoon')
          }
        />
      )}
      {currentPlan && cancelUrl && (
        <Row title={t('contract')}>
          <a className={textLinkClass()} href={cancelUrl}>
            {t('cancel')}
          </a>
        </Row>
      )}
    </section>
  );
}

/** The same for a page that was not sent with the words of the account. */
export function LazyPassRows(props: PassRowsProps) {
  return (
    <MissedWords of="account">
      <PassRows {...props} />
    </MissedWords>
  );
}
