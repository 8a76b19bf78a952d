import type { ReactNode } from 'react';
import { KeptList } from '@/components/page/kept-text/kept-list.lean';
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
        <KeptList className={`${bars.bars} ${bars.line}`} name={kept} />
      </FilmRow>
    ))}
  </Timeline>
);
