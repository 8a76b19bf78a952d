import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/i18n/day';
import styles from './shows.module.scss';

/** "Dès sam. 21 nov." */
export function FirstDay({ day }: { day: string }) {
  const t = useTranslations('shows');
  const locale = useLocale();
  const date = formatDay(day, locale, 'short');
  return <p className={styles.from}>{t.rich('from', { date, strong: (words) => <b>{words}</b> })}</p>;
}
