'use client';
// Shows one topic and one page of the list: the page itself is the same for everyone and holds all of it.
import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { FilterBar, FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { countPages, type Item, pickPage } from './news.logic';
import { Pager } from './pager';

type Props = { topics: readonly string[]; items: readonly Item[]; children: ReactNode };

export function NewsFilterIsland({ topics, items, children }: Props) {
  const t = useTranslations('newsFilter');
  const [{ topic, page }, show] = useState<{ topic: string | null; page: number }>({ topic: null, page: 1 });
  const top = useRef<HTMLDivElement>(null);
  const slugs = pickPage(items, topic, page);
  const pages = countPages(items, topic);

  // Painted by hand on items that the server has written: what of them the first page holds, it has marked itself.
  useLayoutEffect(() => {
    const shown = new Set(slugs);
    for (const item of top.current?.querySelectorAll<HTMLElement>('[data-news]') ?? [])
      item.toggleAttribute('data-later', !shown.has(item.dataset.news ?? ''));
  });

  const turn = (to: number) => {
    show({ topic, page: to });
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <FilterBar label={t('label')}>
        <FilterPick on={topic === null} onClick={() => show({ topic: null, page: 1 })}>
          {t('all')}
        </FilterPick>
        {topics.map((name) => (
          <FilterPick
            key={name}
            on={topic === name}
            onClick={() => show({ topic: topic === name ? null : name, page: 1 })}
          >
            {name}
          </FilterPick>
        ))}
      </FilterBar>
      <VisuallyHidden>
        <span role="status">{topic && t('left', { count: items.filter(([, own]) => own === topic).length })}</span>
      </VisuallyHidden>
      <div ref={top} tabIndex={-1}>
        {children}
      </div>
      {pages > 1 && <Pager page={page} pages={pages} onTurn={turn} />}
    </>
  );
}
