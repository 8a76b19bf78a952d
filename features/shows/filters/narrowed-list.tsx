import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Filters } from '@/lib/routing/filters';
import { askAnswer } from '@/lib/visitor/answers/answers.store';
import { useShown } from '@/lib/visitor/device/use-shown';
import { buildHidingRule, countPassing, type Plays, passesFilters } from './filters.logic';
import styles from './filters.module.scss';
import { drawTitles, listInView, onTab, onTitles, readAllItems, readItemsInView } from './page-items';
import { titlesUrl } from './titles-url';

type Props = {
  filters: Filters;
  plays: Plays | null;
  isPending: boolean;
  isError: boolean;
  /** What the chosen filters are called is known. */
  isNamed: boolean;
  onClear: () => void;
};

/** Hides what does not pass through one style rule, and says how many are left in the tab that is shown. */
export function NarrowedList({ filters, plays, isPending, isError, isNamed, onClear }: Props) {
  const t = useTranslations('filters');
  const language = useLanguage();
  const [kept, setKept] = useState<readonly string[] | null>(null);
  const [left, setLeft] = useState(0);
  const active = Object.entries(filters).some(([kind, values]) => kind !== 'order' && values.length);

  useShown(isError || (isNamed && (kept !== null || !active)));
  // Beside what plays where, not after it.
  useEffect(() => {
    if (active) void askAnswer(titlesUrl(language, listInView(language)));
  }, [active, language]);
  useEffect(() => {
    if (!active || isPending) return setKept(null);
    const count = () => setLeft(countPassing(readItemsInView(language), filters, plays));
    const narrow = () => {
      setKept(readAllItems().flatMap((item) => (passesFilters(item, filters, plays) ? item.slug : [])));
      count();
    };
    const begin = () => {
      // What is left must be seen without a press for each month, and as it stays: what grew in sight would move the rest.
      for (const month of document.querySelectorAll<HTMLDetailsElement>('details[data-week]')) month.open = true;
      drawTitles(language);
      narrow();
      stops.push(onTitles(narrow));
    };
    const stops = [onTab(count)];
    let isLeft = false;
    // Where they do not come, their links do.
    void askAnswer(titlesUrl(language, listInView(language))).then(() => isLeft || begin());
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
    };
  }, [active, isPending, filters, plays, language]);

  const way = <Button onClick={onClear}>{t('clear')}</Button>;
  if (isError)
    return (
      <StateMessage kind="error" title={t('error')}>
        {way}
      </StateMessage>
    );
  return (
    <>
      {kept && <style>{buildHidingRule(kept)}</style>}
      <p role="status" className={styles.left}>
        {active && (isPending || !kept ? t('loading') : t('left', { count: left }))}
      </p>
      {kept && left === 0 && (
        <StateMessage title={t('none')} text={t('noneText')}>
          {way}
        </StateMessage>
      )}
    </>
  );
}
