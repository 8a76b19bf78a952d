'use client';
// Which showing it is of is known at a press, with which its code comes.
import { Suspense } from 'react';
import { RatingView } from '@/components/views/rating/rating-view';
import { closeShowing, useOpenedShowing } from '@/components/views/showing-panel/opened-showing.store';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { useAtClock } from '@/components/views/showtime-name/use-standings';
import { cinemaDayOf } from '@/lib/domain/day';
import { Details } from './overlays';

export function ShowingPanelIsland({ facts }: { facts: ShowtimeFacts }) {
  const opened = useOpenedShowing((state) => state.opened);
  const today = useAtClock(facts, cinemaDayOf);
  return (
    <Suspense>
      {opened && (
        <Details
          {...{ today, facts }}
          showing={opened.showing}
          show={opened.show}
          place={opened.place}
          prices={opened.prices}
          legal={<RatingView words={opened.rating} full />}
          onClose={closeShowing}
        />
      )}
    </Suspense>
  );
}
