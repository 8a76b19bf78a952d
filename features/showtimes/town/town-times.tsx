import { MissedWords } from '@/components/page/lazy-words/missed-words.island';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { AgeLawName } from '@/lib/domain/age-laws';
import { useFilters } from '@/lib/routing/use-filters';
import { RowTimes } from '../upcoming/row-times';
import { Room } from './room';
import { Town } from './town';
import { readWanted } from './wanted';

export interface TownTimesProps {
  /** As a board is asked for it. */
  at: string;
  cinemas: readonly { slug: string; name: string }[];
  facts: ShowtimeFacts;
  /** What an age means here, and as which region the hours of the law know the town. */
  law: AgeLawName;
  region: string | undefined;
  /** What the pass of the site is called; null where it has none. */
  pass: string | null;
  label: string;
  none: string;
}

/** In the rows of a town's cinemas what comes next, or what fits the evening that the address asks for. */
export function TownTimes(props: TownTimesProps) {
  const [filters, setFilters] = useFilters();
  const wanted = readWanted(filters);
  return (
    <>
      <Room>
        <MissedWords of="town">
          <Town {...props} {...{ filters, setFilters, wanted }} />
        </MissedWords>
      </Room>
      {!wanted && <RowTimes at={props.at} label={props.label} none={props.none} />}
    </>
  );
}
