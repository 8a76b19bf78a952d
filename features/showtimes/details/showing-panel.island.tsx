'use client';
// Which showing it is of is known at a press, with which its code comes.
import { Suspense, useDeferredValue } from 'react';
import { RatingView } from '@/components/views/rating/rating-view';
import { closeShowing, useOpenedShowing } from '@/components/views/showing-panel/opened-showing.store';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { useAtClock } from '@/components/views/showtime-name/use-standings';
import { cinemaDayOf } from '@/lib/domain/day';
import { Details } from './overlays';

export function ShowingPanelIsland({ facts }: { facts: ShowtimeFacts }) {
  const opened = useOpenedShowing((state) => state.opened);
  // Deferred from nothing, or its code would be shown 0.3 s after the nothing that stood in for it; a store knows no transition.
  const shown = useDeferredValue(opened, null);
  const today = useAtClock(facts, cinemaDayOf);
  return (
    <Suspense>
      {opened && shown && (
        <Details
          {...{ today, facts }}
          showing={shown.showing}
          show={shown.show}
          place={shown.place}
          prices={shown.prices}
          legal={<RatingView words={shown.rating} full />}
          onClose={closeShowing}
        />
      )}
    </Suspense>
  );
}
