import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { PartUnheard } from '@/components/views/unheard/part-unheard';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Subscription, SubscriptionOffer } from '@/lib/domain/pass';
import type { ShowSummary } from '@/lib/domain/show';
import { Words } from '@/lib/i18n/words';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { Partners } from './partners/partners';
import { PassHero } from './parts/pass-hero';
import { PassShows } from './parts/pass-shows';
import { Perks } from './parts/perks';
import { ClosedPlans } from './plans/closed-plans';
import { PlanWords } from './plans/plan-words';
import { Plans } from './plans/plans.island';
import { pickSharedPerks } from './plans/subscription.logic';
import styles from './subscription.module.scss';

export type SubscriptionProps = {
  isInMaintenance: boolean;
  promotion: Subscription['promotion'];
  plans: readonly SubscriptionOffer[];
  partners: readonly CinemaSummary[];
  /** What the pass opens now. */
  shows: readonly ShowSummary[];
  /** Whether all of these answered. */
  isWhole: boolean;
  /** The visitor's own pass. */
  mine?: ReactNode;
};

/** The pass: its plans with what may be added, what it opens, and where (spec catalogue §3, "Subscription"). */
export function SubscriptionScreen({
  isInMaintenance,
  promotion,
  plans,
  partners,
  shows,
  isWhole,
  mine,
}: SubscriptionProps) {
  const t = useTranslations('subscription');
  const perks = pickSharedPerks(plans);
  const isEmpty = plans.length === 0 && !isInMaintenance;
  const pictures = [...plans.map(({ image }) => image), ...shows.map(({ backdrop }) => backdrop?.lg)];
  return (
    <>
      <PassHero
        promotion={promotion}
        picture={pictures.find(Boolean) ?? null}
        isOpen={!isInMaintenance && plans.length > 0}
        hasPerks={perks.length > 0}
      />
      <Section id="plans" labelledBy="plans-title" surface="paper">
        {isInMaintenance && (
          <div className={styles.notice} role="status">
            <StateMessage title={t('maintenance.title')} text={t('maintenance.text')} level={2}>
              <Link to="shows" className={buttonClass()}>
                {t('maintenance.shows')}
              </Link>
            </StateMessage>
          </div>
        )}
        <SectionHead id="plans-title" title={t('plans', { count: plans.length })} />
        {isEmpty && (isWhole ? <NoPlans /> : <PartUnheard />)}
        {isInMaintenance ? <ClosedPlans plans={plans} /> : <OpenPlans plans={plans} />}
        {mine}
        <Cancel />
      </Section>
      {perks.length > 0 && <Perks perks={perks} />}
      {partners.length > 0 && <Partners cinemas={partners} />}
      {shows.length > 0 && <PassShows shows={shows} />}
      {!isWhole && !isEmpty && (
        <Section>
          <PartUnheard />
        </Section>
      )}
    </>
  );
}

function NoPlans() {
  const t = useTranslations('subscription.none');
  return (
    <StateMessage title={t('title')} text={t('text')}>
      <Link to="offers" className={buttonClass()}>
        {t('offers')}
      </Link>
    </StateMessage>
  );
}

function OpenPlans({ plans }: { plans: readonly SubscriptionOffer[] }) {
  return (
    <Words of={['plans']}>
      <Plans
        plans={plans.map(({ id, title, amount, options, cta, ...plan }) => ({
          id,
          title,
          amount,
          options,
          cta,
          body: <PlanWords plan={{ id, title, amount, options, cta, ...plan }} />,
        }))}
      />
    </Words>
  );
}

/** The law of some countries asks for this way out next to the way in. */
function Cancel() {
  const t = useTranslations('subscription');
  const { pass } = siteFacts(locales[useLocale()].site);
  if (!pass?.cancelUrl) return null;
  return (
    <p className={styles.cancel}>
      {t('member')}{' '}
      <a className={textLinkClass()} href={pass.cancelUrl}>
        {t('cancel')}
      </a>
    </p>
  );
}
