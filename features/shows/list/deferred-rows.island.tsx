'use client';
// Draws the rows of a month once it is open and near: until then the page holds a link for each, which is what crawlers and visitors without scripts need.
import { startTransition, useEffect, useRef, useState } from 'react';
import { HtmlOnlyList } from '@/components/page/html-only/html-only-list.lean';
import { useLanguage } from '@/lib/i18n/use-language';
import { useAnswer } from '@/lib/visitor/answers/use-answer';
import { type ListName, onDraw, tellTitles } from '../filters/page-items';
import { titlesUrl } from '../filters/titles-url';
import styles from './calendar.module.scss';
import grid from './shows.module.scss';
import { type Look, looks } from './title-list.lean';
import type { Titles } from './titles.logic';
import { whenNear } from './when-near';

/** How a list looks before its titles are drawn. */
const keptLooks: Readonly<Record<ListName, string | undefined>> = {
  dated: styles.kept,
  upcoming: styles.kept,
  grid: grid.kept,
  kids: grid.kept,
};

type Props = { list: ListName; month: string /** Of the links in the HTML. */; name: string };

export function DeferredRowsIsland({ list, month, name }: Props) {
  const { drawn: drawnLook, Title } = looks[list] as Look;
  // No state: of a page that one leaves React would hear two dozen times that it has none, and hurry before the next is painted.
  const box = useRef<HTMLUListElement>(null);
  // Whoever came by a link within the site has no HTML: the filters need the titles, opened or not.
  const [isBare, setBare] = useState(false);
  const [isNear, setNear] = useState(false);
  const url = titlesUrl(useLanguage(), list);
  const { data, hasFailed } = useAnswer<Titles>(isBare || isNear ? url : null);
  const rows = data?.[month];
  const drawn = (isBare || isNear) && rows;
  const isDrawn = Boolean(drawn);

  // Drawn, it is another list than the one that was kept.
  useEffect(() => {
    if (!isDrawn && box.current?.childElementCount === 0) setBare(true);
    return whenNear(box.current, () => startTransition(() => setNear(true)));
  }, [isDrawn]);
  useEffect(() => onDraw(list, () => setNear(true)), [list]);
  useEffect(() => {
    if (drawn) tellTitles();
  }, [drawn]);
  useEffect(() => {
    if (hasFailed && isNear)
      import('@/lib/visitor/notices/lost-code').then(({ reportLostCode }) => reportLostCode()).catch(() => {});
  }, [hasFailed, isNear]);

  if (drawn)
    return (
      <ul key="drawn" ref={box} className={drawnLook}>
        {drawn.map((row) => (
          <li key={row.slug} data-in={row.lists} data-show={row.slug} data-genres={row.genres} data-age={row.age}>
            {isNear && <Title {...row} />}
          </li>
        ))}
      </ul>
    );
  return <HtmlOnlyList ref={box} className={keptLooks[list]} name={name} />;
}
