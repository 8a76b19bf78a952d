import { countShares } from '@/lib/domain/opinion-shares';
import type { FeelingTotals } from '@/lib/domain/show';
import { Words } from '@/lib/i18n/words';
import { OpinionIsland } from './opinion/opinion.island';
import { OpinionView } from './opinion/opinion-view';

type Props = { slug: string; name: string; feelings: FeelingTotals /** Came out lately. */; isNew: boolean };

/** What audiences wanted and felt, and the visitor's own word. */
export function Opinion({ slug, name, isNew, feelings: { wishlist, emotions } }: Props) {
  const felt = countShares(emotions);
  return (
    <Words of={['opinion']}>
      <OpinionIsland {...{ slug, name, felt, isNew }} counts={{ wishlist, ...emotions }}>
        <OpinionView {...{ name, felt, isNew }} wishes={wishlist} own={null} />
      </OpinionIsland>
    </Words>
  );
}
