import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon.names';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { Settings } from '@/lib/domain/settings';
import { locales } from '@/lib/sites/locales';
import { ticketingPage } from '@/lib/sites/ticketing-pages';
import styles from './code-checks.module.scss';

type Way = {
  name: 'voucher' | 'giftCard' | 'giftCardBalance';
  flag: 'voucherCheckerEnabled' | 'giftCard';
  icon: IconName;
};

const ways: readonly Way[] = [
  { name: 'voucher', flag: 'voucherCheckerEnabled', icon: 'ticket' },
  { name: 'giftCard', flag: 'giftCard', icon: 'gift' },
  { name: 'giftCardBalance', flag: 'giftCard', icon: 'card' },
];

export type CodeCheckSettings = Pick<Settings, 'features' | 'ticketingUrl'>;

/** For visitors who hold a code already: what it is worth, and where it is taken. */
export function CodeChecks({ settings: { features, ticketingUrl } }: { settings: CodeCheckSettings }) {
  const t = useTranslations('offers.code');
  const { language } = locales[useLocale()];
  const shown = ways.filter(({ flag }) => features[flag]);
  const businessCode = features.businessCode ? ticketingPage(ticketingUrl, language, 'businessCode') : null;
  if (shown.length === 0 && !businessCode) return null;
  return (
    <Section labelledBy="codes-title" surface="paper">
      <SectionHead id="codes-title" title={t('title')} />
      <ul className={styles.list}>
        {shown.map(({ name, icon }) => (
          <li key={name} className={styles.way}>
            <Icon name={icon} />
            <Link to={name} className={styles.link}>
              {t(`${name}.title`)}
            </Link>
            <p className={styles.text}>{t(`${name}.text`)}</p>
          </li>
        ))}
        {businessCode && (
          <li className={styles.way}>
            <Icon name="user" />
            <a href={businessCode} className={styles.link}>
              {t('business.title')}
            </a>
            <p className={styles.text}>{t('business.text')}</p>
          </li>
        )}
      </ul>
    </Section>
  );
}
