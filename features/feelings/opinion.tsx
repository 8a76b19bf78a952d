import { countShares } from '@/lib/domain/opinion-shares';
import type { FeelingTotals } from '@/lib/domain/show';
import { Words } from '@/lib/i18n/words';
import { OpinionIsland } from './opinion/opinion.island';

type Props = { slug: string; name: string; feelings: FeelingTotals };

/** What audiences wanted and felt, and the visitor's own word. */
export function Opinion({ slug, name, feelings: { wishlist, emotions } }: Props) {
  return (
    <Words of={['opinion']}>
      <OpinionIsland slug={slug} name={name} counts={{ wishlist, ...emotions }} felt={countShares(emotions)} />
    </Words>
  );
}
