'use client';
// What this visitor felt is known in the browser only; a signed-out one is asked to sign in.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { requireSignIn } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import type { OpinionProps } from './opinion-props';
import { OpinionView } from './opinion-view';

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

const SignedOpinion = loadLater(() => import('./signed-opinion.island').then((file) => file.SignedOpinion));
