import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import type { AccountFacts } from './facts/account-facts';
import styles from './overview.module.scss';
import { MailChoices } from './profile/mail-choices.island';
import { PassRows } from './profile/pass-rows.island';
import { Tickets } from './profile/tickets';

/** The front page of the account. `list` is the visitor's films. */
export async function AccountOverview({ facts, list }: { facts: AccountFacts; list: ReactNode }) {
  const locale = await getLocale();
  const { pass } = siteFacts(locales[locale].site);
  const plans = href(locale, 'subscription');
  return (
    <div className={styles.sections}>
      <Tickets links={facts.links} />
      <section>{list}</section>
      {facts.pass && <PassRows name={facts.pass} plansPath={plans} cancelUrl={pass?.cancelUrl ?? null} />}
      <MailChoices />
    </div>
  );
}
