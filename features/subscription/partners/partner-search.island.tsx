'use client';
// Narrows the list while the visitor types; the list itself is the server's and is not sent twice.
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Finder } from '@/components/ui/finder/finder';
import { firstPartners, siftPartners } from '../plans/subscription.logic';
import styles from './partner-search.module.scss';

type Props = {
  /** How many partners there are. */
  total: number;
  /** Above the field. */
  intro: ReactNode;
  /** List items with `data-names` and `data-codes`. */
  children: ReactNode;
};

export function PartnerSearch({ total, intro, children }: Props) {
  const t = useTranslations('partnerSearch');
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [all, setAll] = useState(false);
  const [found, setFound] = useState(total);
  const [touched, setTouched] = useState(false);

  const show = (wanted: string, whole: boolean) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-names]') ?? [])];
    const keys = rows.map(({ dataset: { names = '', codes = '' } }) => ({ names, codes }));
    const sifted = siftPartners(keys, wanted, whole);
    for (const [place, row] of rows.entries()) row.hidden = !sifted.shown[place];
    setQuery(wanted);
    setAll(whole);
    setFound(sifted.found);
    setTouched(true);
    return rows.filter((row) => !row.hidden);
  };

  const showAll = () => {
    // The button goes away: the focus moves on to the first of those that were hidden.
    show(query, true)[firstPartners]?.querySelector('a')?.focus();
  };

  return (
    <div className={styles.partners}>
      <div className={styles.side}>
        {intro}
        <Finder
          label={t('label')}
          name="partner"
          value={query}
          onFind={(wanted) => show(wanted, false)}
          found={query.trim() && t('found', { count: found, query: query.trim() })}
        />
      </div>
      <div>
        <ul ref={list} className={styles.list} data-folded={touched ? undefined : ''}>
          {children}
        </ul>
        {found > firstPartners && !all && (
          <div className={styles.all}>
            <Button onClick={showAll}>{t('all', { count: found })}</Button>
          </div>
        )}
      </div>
    </div>
  );
}
