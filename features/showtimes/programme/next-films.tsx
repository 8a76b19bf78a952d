import type { ComponentProps } from 'react';
import { useStandings } from '@/components/views/showtime-name/use-standings';
import type { Day } from '@/lib/domain/day';
import { splitByStanding } from '@/lib/domain/standing';
import { NextDayHead } from '../days/next-day-head';
import type { FilmRowView } from './film-row';
import type { ProgrammeDay } from './programme.logic';

type Props = Pick<ComponentProps<typeof FilmRowView>, 'facts' | 'onDetails'> & {
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
  /** Of that day, once it has come. */
  programme: ProgrammeDay | undefined;
  /** What draws a film of the programme, which has it already. */
  Row: typeof FilmRowView;
};

/** What the cinema plays on the next day that has something, for whoever finds hardly anything left. */
export function NextFilms({ day, today, programme, Row, facts, onDay, onDetails }: Props) {
  const { rows = [] } = programme ?? {};
  const standings = useStandings(
    rows.flatMap(({ showings }) => showings),
    facts,
  );
  return (
    <>
      <NextDayHead {...{ day, today, onDay }} />
      {splitByStanding(rows, standings).map(({ group: row, standings: own }) => (
        <Row key={row.slug} {...{ row, facts, onDetails }} standings={own} first={false} />
      ))}
    </>
  );
}
