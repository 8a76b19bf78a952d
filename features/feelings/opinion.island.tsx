'use client';
// What this visitor felt is known in the browser only; a signed-out one is asked to sign in.
import { later } from '@/components/later/later.island';
import type { FeelingCounts } from '@/lib/domain/client';
import type { OpinionShares } from '@/lib/domain/opinion-shares';
import { requireSignIn } from '@/lib/visitor/gate.store';
import { useSigned } from '@/lib/visitor/signed.store';
import { OpinionView } from './parts/opinion-view';

export interface OpinionProps {
  slug: string;
  name: string;
  counts: FeelingCounts;
  felt: OpinionShares | null;
}

export function OpinionIsland(props: OpinionProps) {
  const { slug, name, counts, felt } = props;
  const signed = useSigned((state) => state.signed) === true;
  if (signed) return <SignedOpinion {...props} />;
  return (
    <OpinionView
      name={name}
      wishes={counts.wishlist}
      felt={felt}
      own={null}
      onFeel={(emotion, trigger) => requireSignIn({ kind: 'emotion', slug, name, emotion }, { trigger })}
    />
  );
}

const SignedOpinion = later(() => import('./parts/signed-opinion.island').then((file) => file.SignedOpinion));
