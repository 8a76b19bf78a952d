'use client';
// What this visitor felt is known in the browser only; a signed-out one is asked to sign in.
import type { MouseEvent, ReactNode } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import type { Emotion } from '@/lib/domain/emotion';
import { openSignInGate } from '@/lib/visitor/session/sign-in-gate.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import type { OpinionProps } from './opinion-props';

type Props = OpinionProps & {
  /** The same for whoever is not signed in, as the server draws it. */ children: ReactNode;
};

export function OpinionIsland({ children, ...props }: Props) {
  const signed = useSigned((state) => state.signed) === true;
  if (signed) return <SignedOpinion {...props} />;
  const ask = ({ target }: MouseEvent) => {
    const face = target instanceof Element ? target.closest<HTMLElement>('[data-emotion]') : null;
    if (!face) return;
    const { slug, name } = props;
    const emotion = face.dataset.emotion as Emotion;
    openSignInGate({ kind: 'emotion', slug, name, emotion }, { trigger: face });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the buttons inside
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons inside
    <div style={{ display: 'contents' }} onClick={ask}>
      {children}
    </div>
  );
}

const SignedOpinion = loadLater(() => import('./signed-opinion.island').then((file) => file.SignedOpinion));
