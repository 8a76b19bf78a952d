'use client';
// Says and changes what the signed-in visitor felt.
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { countShares } from '@/lib/domain/opinion-shares';
import { useShowCounts } from '@/lib/visitor/marks/feelings';
import { useFeelings } from '@/lib/visitor/marks/use-feelings';
import type { OpinionProps, SignedOpinionProps } from './opinion-props';
import { OpinionView } from './opinion-view';
import { useFeelingChange } from './use-feeling-change';

export function SignedOpinion({ meanwhile, ...props }: SignedOpinionProps) {
  return (
    <LazyWords of="feelings" meanwhile={meanwhile}>
      <Live {...props} />
    </LazyWords>
  );
}

function Live({ slug, name, isNew, counts: published }: OpinionProps) {
  const feelings = useFeelings();
  const change = useFeelingChange();
  useShowCounts(slug);
  const own = feelings?.emotions[slug] ?? null;
  const counts = feelings?.counts[slug] ?? published;
  return (
    <OpinionView
      name={name}
      wishes={counts.wishlist}
      felt={countShares(counts)}
      isNew={isNew}
      own={own}
      // The same face once more takes it back.
      onFeel={(emotion, trigger) => change({ slug, name }, { emotion: emotion === own ? null : emotion }, { trigger })}
    />
  );
}
