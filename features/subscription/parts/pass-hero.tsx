import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import type { Subscription } from '@/lib/domain/pass';
import { formatDay } from '@/lib/i18n/day';
import { passName } from '@/lib/sites/pass-name';
import styles from './pass-hero.module.scss';

type Props = {
  promotion: Subscription['promotion'];
  picture: string | null;
  /** Whether a plan can be taken now. */
  isOpen: boolean;
  hasPerks: boolean;
};

/** What the pass is, or what is promised with it for a while. */
export function PassHero({ promotion, picture, isOpen, hasPerks }: Props) {
  const t = useTranslations('subscription');
  const locale = useLocale();
  const name = passName(locale);
  return (
    <PageHero picture={picture} print="scene" kicker={name && <p>{name}</p>} title={promotion?.title ?? t('title')}>
      <p>{promotion?.text ?? t('lead')}</p>
      {(isOpen || hasPerks) && (
        <div className={styles.ways}>
          {isOpen && (
            <a className={buttonClass({ variant: 'primary' })} href="#plans">
              {t('choose')}
            </a>
          )}
          {hasPerks && (
            <a className={buttonClass({ size: 'tall' })} href="#perks">
              {t('seePerks')}
            </a>
          )}
        </div>
      )}
      {promotion?.endsOn && (
        <p className={styles.until}>{t('until', { day: formatDay(promotion.endsOn, locale, 'date') })}</p>
      )}
    </PageHero>
  );
}
