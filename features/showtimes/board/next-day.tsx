import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { useIsAwake } from '@/lib/visitor/device/use-now';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import type { Board } from './board.logic';
import styles from './show-board.module.scss';
import { VenueSection } from './venue';

const NextVenues = lazyPart(() => import('./next-venues').then((file) => file.NextVenues));

type Props = Omit<ComponentProps<typeof NextVenues>, 'board' | 'Section'> & {
  /** Where the board of that day is asked for. */
  url: string;
  ordered: (board: Board) => Board;
};

/** What plays next, for the few evenings that need it: its room is kept, and its times are asked for beside its code. */
export function NextDay({ url, ordered, ...rest }: Props) {
  const { latest } = useFreshAnswer<Board>(url);
  const isAwake = useIsAwake();
  return (
    <div className={styles.nextDay} data-next-day>
      <Suspense>
        {isAwake && <NextVenues board={latest && ordered(latest)} Section={VenueSection} {...rest} />}
      </Suspense>
    </div>
  );
}
