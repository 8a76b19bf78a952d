import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { cinemaDay } from '@/lib/domain/day';
import { parseKeptList, toggleListed, writeList } from '@/lib/domain/shortlist';
import { locales } from '@/lib/sites/locales';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { focusPage } from '@/lib/visitor/device/focus-page';
import {
  keepShortlist,
  readShortlist,
  setTicking,
  useShortlist,
  useTicking,
} from '@/lib/visitor/device/kept-shortlist';
import { tickChips } from './tick-chips';
import styles from './tray.module.scss';

const todayAt = (site: SiteId) => cinemaDay(new Date(), siteFacts(site).timeZone);

/** What is ticked, and the way to compare it. `path`: of the screen that does. */
export function TrayBar({ path }: { path: string }) {
  const t = useTranslations('tray');
  const locale = useLocale();
  const isTicking = useTicking();
  const [isFull, setFull] = useState(false);
  const { site } = locales[locale];
  const listed = parseKeptList(useShortlist(), todayAt(site));
  const isShown = isTicking || listed.length > 0;

  useEffect(() => {
    if (!isTicking) return;
    // Read anew at each press: another tab may have ticked meanwhile.
    const read = () => parseKeptList(readShortlist(), todayAt(site));
    return tickChips(read, (one) => {
      const next = toggleListed(read(), one);
      setFull(next === null);
      if (next) keepShortlist(writeList(next));
    });
  }, [isTicking, site]);
  useEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    dataset.tray = '';
    return () => {
      delete dataset.tray;
    };
  }, [isShown]);

  if (!isShown) return null;
  const leave = () => {
    focusPage();
    keepShortlist('');
    setTicking(false);
  };
  const count = listed.length;
  return (
    <section className={styles.tray} aria-label={t('title')} data-surface="paper" data-chrome>
      <p className={styles.words} role="status">
        {isFull ? t('full') : count ? t('count', { count }) : t('none')}
      </p>
      <button type="button" className={styles.clear} onClick={leave}>
        {t(count ? 'clear' : 'stop')}
      </button>
      {count > 0 && (
        <IntentLink className={buttonClass({ variant: 'primary' })} href={path}>
          {t('compare')}
        </IntentLink>
      )}
    </section>
  );
}
