import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { Perk } from '../plans/subscription.logic';
import styles from './perks.module.scss';

/** What the pass opens, each in a few words. */
export function Perks({ perks }: { perks: readonly Perk[] }) {
  const t = useTranslations('subscription');
  return (
    <Section id="perks" labelledBy="perks-title" surface="paper">
      <SectionHead id="perks-title" title={t('perks')} />
      <ul className={styles.perks}>
        {perks.map(({ title, description }) => (
          <li key={title} className={styles.perk}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
