'use client';
// Narrows the list while the visitor types; the list itself is the server's and is not sent twice.
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Finder } from '@/components/ui/finder/finder';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { atTown } from '@/lib/text/french';
import { useTownCinemas } from '@/lib/visitor/place/use-town-cinemas';
import { narrowList } from './narrow-list';

export function CinemaSearch({ children }: { children: ReactNode }) {
  const t = useTranslations('cinemaSearch');
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<number | null>(null);

  const search = (wanted: string) => {
    setQuery(wanted);
    const count = list.current && narrowList(list.current, wanted);
    setFound(wanted.trim() ? count : null);
  };

  const around = useTownCinemas(query, found === 0);
  const near = around?.cinemas.map(({ slug }) => slug).join();
  useEffect(() => {
    if (near && list.current) narrowList(list.current, query, near.split(','));
  }, [near, query]);

  return (
    <>
      <Finder
        label={t('label')}
        name="cinema"
        value={query}
        onFind={search}
        found={
          around
            ? t('around', { city: around.town, at: atTown(around.town), count: around.cinemas.length })
            : found !== null && t('found', { count: found })
        }
        isBeside
      />
      {found === 0 && !around && (
        <StateMessage title={t('noneTitle', { query: query.trim() })} text={t('noneText')} level={2}>
          <Button onClick={() => search('')}>{t('all')}</Button>
        </StateMessage>
      )}
      <div ref={list} hidden={found === 0 && !around}>
        {children}
      </div>
    </>
  );
}
