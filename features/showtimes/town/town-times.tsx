import { MissedWords } from '@/components/page/lazy-words/missed-words.island';
import { useFilters } from '@/lib/routing/use-filters';
import { RowTimes } from '../upcoming/row-times';
import { Room } from './room';
import { Town } from './town';
import type { TownTimesProps } from './town-props';
import { readWanted } from './wanted';

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
