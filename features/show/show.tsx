import type { ReactNode } from 'react';
import { BelowFirstView } from '@/components/page/load-later/load-later.island';
import type { Show, ShowSummary } from '@/lib/domain/show';
import type { Tag } from '@/lib/domain/tag';
import { Hero } from './parts/hero';
import { Similar } from './parts/similar';
import { Story } from './parts/story';

type Props = {
  show: Show;
  /** There is something to book. */
  isOn: boolean;
  /** Those of its tags that show themselves. */
  flags: readonly Tag[];
  /** Where and when it plays. */
  board: ReactNode;
  similar: readonly ShowSummary[];
  /** It came out lately. */
  isNew: boolean;
  /** Where the visitor says what it was like. */
  opinion?: ReactNode;
};

/** A film or an event: what it is, when it plays, what it tells, what is like it. */
export function ShowScreen({ show, isOn, flags, board, similar, isNew, opinion }: Props) {
  return (
    <>
      <Hero show={show} isOn={isOn} flags={flags} />
      {board}
      <BelowFirstView>
        <Story show={show} isNew={isNew} opinion={opinion} />
        <Similar shows={similar} tone={show.tone} />
      </BelowFirstView>
    </>
  );
}
