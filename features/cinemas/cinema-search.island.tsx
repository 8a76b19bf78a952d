'use client';
// Narrows the list while the visitor types; the list itself is the server's and is not sent twice.
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { Field } from '@/components/field/field';
import { State } from '@/components/state/state';
import styles from './cinema-search.module.scss';
import { narrow } from './narrow';

export function CinemaSearch({ children }: { children: ReactNode }) {
  const t = useTranslations('cinemaSearch');
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<number | null>(null);

  const search = (wanted: string) => {
    setQuery(wanted);
    const count = list.current && narrow(list.current, wanted);
    setFound(wanted.trim() ? count : null);
  };

  return (
    <>
      <search className={styles.search}>
        <Field
          label={t('label')}
          type="search"
          name="cinema"
          value={query}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => search(event.currentTarget.value)}
        />
        <p role="status" className={styles.found}>
          {found !== null && t('found', { count: found })}
        </p>
      </search>
      {found === 0 && (
        <State title={t('noneTitle', { query: query.trim() })} text={t('noneText')} level={2}>
          <Button onClick={() => search('')}>{t('all')}</Button>
        </State>
      )}
      <div ref={list} hidden={found === 0}>
        {children}
      </div>
    </>
  );
}
