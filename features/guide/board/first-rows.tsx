import { HtmlOnlyList } from '@/components/page/html-only/html-only-list.lean';
import type { GuideTitle } from '@/lib/domain/guide';
import type { Axis } from '@/lib/domain/timeline';
import bars from '../bars/bars.module.scss';
import { FilmRow } from '../line/film-row';
import { Timeline } from '../line/timeline';

interface Props {
  axis: Axis;
  /** Minutes of the day. */
  now: number;
  /** Its titles, and by which name the HTML keeps the bars of each. */
  titles: readonly { film: GuideTitle; kept: string }[];
}

/** The rows that a page holds of its day, drawn by the server: they stand there until the browser has asked. */
export const FirstRows = ({ axis, now, titles }: Props) => (
  <Timeline axis={axis} now={now}>
    {titles.map(({ film, kept }, index) => (
      <FilmRow key={film.slug} film={film} first={index === 0}>
        <HtmlOnlyList className={`${bars.bars} ${bars.line}`} name={kept} />
      </FilmRow>
    ))}
  </Timeline>
);
