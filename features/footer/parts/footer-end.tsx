import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import { brand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { CookieChoices } from './cookie-choices';
import styles from './footer-end.module.scss';

interface Props {
  networks: readonly { label: string; url: string }[];
  /** The slug of the accessibility statement; its level is said without one, too. */
  statement: string | null;
  /** Where a contract is ended, which the law of some countries wants in reach of every page. */
  cancelUrl: string | null;
  language: ReactNode;
  /** Where no link of the editors opens them. */
  withCookies: boolean;
}

/** The last line of every page. */
export function FooterEnd({ networks, statement, cancelUrl, language, withCookies }: Props) {
  const t = useTranslations();
  const { accessibility, timeZone } = siteFacts(locales[useLocale()].site);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(serverNow());
  return (
    <div className={styles.end}>
      <Link to="home" className={styles.logo}>
        <Wordmark />
        <VisuallyHidden>{t('header.home', { brand: brand.name })}</VisuallyHidden>
      </Link>
      {language}
      {networks.map(({ label, url }) => (
        <a key={url} className={styles.link} href={url} rel="noopener noreferrer">
          {label}
        </a>
      ))}
      {cancelUrl && (
        <a className={styles.link} href={cancelUrl}>
          {t('subscription.cancel')}
        </a>
      )}
      {withCookies && <CookieChoices className={styles.link}>{t('footer.cookies')}</CookieChoices>}
      <Link to="accessible" className={styles.link}>
        {t('accessible.title')}
      </Link>
      <Link to="siteMap" className={styles.link}>
        {t('siteMap.title')}
      </Link>
      {accessibility && <Statement slug={statement}>{t(`footer.accessibility.${accessibility}`)}</Statement>}
      <span>{t('footer.copyright', { year, brand: brand.name })}</span>
    </div>
  );
}

const Statement = ({ slug, children }: { slug: string | null; children: string }) =>
  slug ? (
    <Link to="info" params={{ slug }} className={styles.link}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
