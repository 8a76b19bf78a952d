'use client';
// Narrows the list while the visitor types and picks; the list itself is the server's and is not sent twice.
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { FilterBar, FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { Finder } from '@/components/ui/finder/finder';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { useFilters } from '@/lib/routing/use-filters';
import { atTown } from '@/lib/text/french';
import { focusPage } from '@/lib/visitor/device/focus-page';
import { useTownCinemas } from '@/lib/visitor/place/use-town-cinemas';
import styles from './cinema-search.module.scss';
import { type Narrowed, narrowList } from './narrow-list';

interface Props {
  /** Formats and services that some of the cinemas have. */
  picks: readonly { slug: string; title: string }[];
  children: ReactNode;
}

export function CinemaSearch({ picks, children }: Props) {
  const t = useTranslations('cinemaSearch');
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useFilters();
  const [narrowed, setNarrowed] = useState<Narrowed | null>(null);
  const { tags } = filters;

  useEffect(() => {
    const wanted = { query, tags: tags ?? [] };
    const left = list.current && narrowList(list.current, wanted);
    setNarrowed(wanted.query.trim() || wanted.tags.length ? left : null);
  }, [query, tags]);

  const chosen = tags ?? [];
  const toggle = (slug: string) =>
    setFilters({ ...filters, tags: chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug] });
  const showAll = () => {
    focusPage();
    setQuery('');
    setFilters({ ...filters, tags: [] });
  };

  const around = useTownCinemas(query, narrowed?.count === 0 && chosen.length === 0);
  const near = around?.cinemas.map(({ slug }) => slug).join();
  useEffect(() => {
    if (near && list.current) narrowList(list.current, { query, tags: [], slugs: near.split(',') });
  }, [near, query]);
  const isNone = narrowed?.count === 0 && !around;

  return (
    <>
      <Finder
        label={t('label')}
        name="cinema"
        value={query}
        onFind={setQuery}
        found={
          around
            ? t('around', { city: around.town, at: atTown(around.town), count: around.cinemas.length })
            : narrowed && t('found', { count: narrowed.count })
        }
        isBeside
      />
      {picks.length > 0 && (
        <div className={styles.picks}>
          <FilterBar label={t('picks')}>
            {picks.map(({ slug, title }) => {
              const isOn = chosen.includes(slug);
              return (
                <FilterPick
                  key={slug}
                  on={isOn}
                  disabled={!isOn && narrowed?.tags.has(slug) === false}
                  onClick={() => toggle(slug)}
                >
                  {title}
                </FilterPick>
              );
            })}
          </FilterBar>
        </div>
      )}
      {isNone && (
        <StateMessage
          title={query.trim() ? t('noneTitle', { query: query.trim() }) : t('nonePicked')}
          text={t('noneText')}
          level={2}
        >
          <Button onClick={showAll}>{t('all')}</Button>
        </StateMessage>
      )}
      <div ref={list} hidden={isNone}>
        {children}
      </div>
    </>
  );
}
