'use client';
// Says and changes what the signed-in visitor felt.
import { LazyWords } from '@/components/lazy-words/lazy-words.island';
import { useFeelings, useShowCounts } from '@/lib/visitor/feelings';
import type { OpinionProps } from '../opinion.island';
import { OpinionView } from './opinion-view';
import { useFeelingChange } from './use-feeling-change';

export function SignedOpinion(props: OpinionProps) {
  const { name, counts } = props;
  const still = <OpinionView name={name} counts={counts} felt={null} onFeel={() => {}} />;
  return (
    <LazyWords of="feelings" meanwhile={still}>
      <Live {...props} />
    </LazyWords>
  );
}

function Live({ slug, name, counts }: OpinionProps) {
  const feelings = useFeelings();
  const change = useFeelingChange();
  useShowCounts(slug);
  const felt = feelings?.emotions[slug] ?? null;
  return (
    <OpinionView
      name={name}
      counts={feelings?.counts[slug] ?? counts}
      felt={felt}
      // The same face once more takes it back.
      onFeel={(emotion, trigger) => change({ slug, name }, { emotion: emotion === felt ? null : emotion }, { trigger })}
    />
  );
}
