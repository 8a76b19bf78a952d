import type { ReactNode } from 'react';
import { HtmlOnlyList } from '@/components/page/html-only/html-only-list.lean';
import bars from '../bars/bars.module.scss';
import { FilmRow } from '../line/film-row';
import { Timeline } from '../line/timeline';
import type { FirstBoard } from './first-board';

/** The rows that the page holds, as it holds them. */
export const FirstRows = ({ first, children }: { first: FirstBoard; children?: ReactNode }) => (
  <Timeline axis={first.axis} now={first.now}>
    {children}
    {first.titles.map(({ film, kept }, index) => (
      <FilmRow key={film.slug} film={film} first={index === 0}>
        <HtmlOnlyList className={`${bars.bars} ${bars.line}`} name={kept} />
      </FilmRow>
    ))}
  </Timeline>
);
