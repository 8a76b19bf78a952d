import { Suspense, useDeferredValue } from 'react';
import { MissedWords } from '@/components/page/lazy-words/missed-words.island';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { useOpenedShowing } from '@/components/views/showing-panel/opened-showing.store';
import { useLanguage } from '@/lib/i18n/use-language';
import { useFilters } from '@/lib/routing/use-filters';
import { RowTimes } from '../upcoming/row-times';
import type { OpenUpcoming } from '../upcoming/upcoming-chips';
import { openInTown } from './open-in-town';
import { Room } from './room';
import { Town } from './town';
import type { TownTimesProps } from './town-props';
import { findWanted } from './wanted';

const Panel = lazyPart(() => import('../details/showing-panel.island').then((file) => file.ShowingPanelIsland));

/** In the rows of a town's cinemas what comes next, or what fits the evening that the address asks for. */
export function TownTimes(props: TownTimesProps) {
  const [filters, setFilters] = useFilters();
  const language = useLanguage();
  const isOpened = useDeferredValue(useOpenedShowing(({ opened }) => opened !== null));
  const wanted = findWanted(filters);
  const onOpen: OpenUpcoming = (cinema, showing) => openInTown(language, cinema, showing);
  const next = (open?: OpenUpcoming) => !wanted && <RowTimes {...props} onOpen={open} />;
  return (
    <Room>
      <MissedWords of="town" meanwhile={next()}>
        <Town {...props} {...{ filters, setFilters, wanted, onOpen }} />
        {next(onOpen)}
        <Suspense>{isOpened && <Panel facts={props.facts} />}</Suspense>
      </MissedWords>
    </Room>
  );
}
