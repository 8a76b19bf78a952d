import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/link/link';
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden';
import { Wordmark } from '@/components/wordmark/wordmark';
import { brand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import styles from './end.module.scss';

interface Props {
  networks: readonly { label: string; url: string }[];
  language: ReactNode;
}

/** The last line of every page. */
export function End({ networks, language }: Props) {
  const t = useTranslations();
  const { accessibility, timeZone } = siteFacts(locales[useLocale()].site);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date());
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
      {accessibility && <span>{t(`footer.accessibility.${accessibility}`)}</span>}
      <span>{t('footer.copyright', { year, brand: brand.name })}</span>
    </div>
  );
}
