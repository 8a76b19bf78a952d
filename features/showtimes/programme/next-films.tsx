import type { ComponentProps } from 'react';
import { useStandings } from '@/components/views/showtime-name/use-standings';
import type { Day } from '@/lib/domain/day';
import { splitByStanding } from '@/lib/domain/standing';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import { NextDayHead } from '../days/next-day-head';
import { FilmRowView } from './film-row';
import type { ProgrammeDay } from './programme.logic';

type Props = Pick<ComponentProps<typeof FilmRowView>, 'facts' | 'onDetails'> & {
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
  /** Where the programme of that day is asked for. */
  url: string;
};

/** What the cinema plays on the next day that has something, for whoever finds hardly anything left. */
export function NextFilms({ day, today, url, facts, onDay, onDetails }: Props) {
  const { rows = [] } = useFreshAnswer<ProgrammeDay>(url).latest ?? {};
  const standings = useStandings(
    rows.flatMap(({ showings }) => showings),
    facts,
  );
  return (
    <>
      <NextDayHead {...{ day, today, onDay }} />
      {splitByStanding(rows, standings).map(({ group: row, standings: own }) => (
        <FilmRowView key={row.slug} {...{ row, day, facts, onDetails }} standings={own} first={false} />
      ))}
    </>
  );
}
