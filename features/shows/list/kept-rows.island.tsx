'use client';
// Draws the rows of a month once it is open and near: until then the page holds a link for each, which is what crawlers and visitors without scripts need.
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { KeptList } from '@/components/page/kept-text/kept-list.lean';
import { useLanguage } from '@/lib/i18n/use-language';
import { reportLostCode } from '@/lib/visitor/notices/lost-code';
import { tellTitles } from '../filters/page-items';
import styles from './calendar.module.scss';
import type { CalendarName } from './calendars';
import { DatedRow } from './dated-row.lean';
import { titlesQuery } from './titles.queries';
import { whenNear } from './when-near';

type Props = { list: CalendarName; month: string /** Of the links in the HTML. */; name: string };

export function KeptRowsIsland({ list, month, name }: Props) {
  const [box, setBox] = useState<HTMLUListElement | null>(null);
  // Whoever came by a link within the site has no HTML: the filters need the titles, opened or not.
  const [isBare, setBare] = useState(false);
  const [isNear, setNear] = useState(false);
  const { data, isError } = useQuery({ ...titlesQuery(useLanguage(), list), enabled: isBare || isNear });
  const rows = data?.[month];
  const drawn = (isBare || isNear) && rows;

  useEffect(() => {
    if (box?.childElementCount === 0) setBare(true);
    return whenNear(box, () => startTransition(() => setNear(true)));
  }, [box]);
  useEffect(() => {
    if (drawn) tellTitles();
  }, [drawn]);
  useEffect(() => {
    if (isError && isNear) reportLostCode();
  }, [isError, isNear]);

  if (drawn)
    return (
      <ul key="drawn" ref={setBox} className={styles.rows}>
        {drawn.map((row) => (
          <li key={row.slug} data-in={row.lists} data-show={row.slug} data-genres={row.genres}>
            {isNear && <DatedRow {...row} />}
          </li>
        ))}
      </ul>
    );
  return <KeptList ref={setBox} className={styles.kept} name={name} />;
}
