'use client';
// What this visitor felt is known in the browser only; a signed-out one is asked to sign in.
import type { ReactNode } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import type { Emotion } from '@/lib/domain/emotion';
import { openSignInGate, waitWith } from '@/lib/visitor/session/sign-in-gate.store';
import { isMember, useSigned } from '@/lib/visitor/session/signed.store';
import type { OpinionProps, SignedOpinionProps } from './opinion-props';

type Props = OpinionProps & {
  /** The same for whoever is not signed in, as the server draws it. */ children: ReactNode;
};

export function OpinionIsland({ children, ...props }: Props) {
  const isSigned = useSigned(({ signed }) => signed) === true;
  const hear = (target: EventTarget) => {
    const face = target instanceof Element ? target.closest<HTMLElement>('[data-emotion]') : null;
    if (!face) return;
    const { slug, name } = props;
    const wanted = { kind: 'emotion', slug, name, emotion: face.dataset.emotion as Emotion } as const;
    if (isMember()) waitWith(wanted);
    else openSignInGate(wanted, { trigger: face });
  };
  const meanwhile = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the buttons inside
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons inside
    <div style={{ display: 'contents' }} onClick={({ target }) => hear(target)}>
      {children}
    </div>
  );
  return <SignedOpinion {...props} isSigned={isSigned} meanwhile={meanwhile} />;
}

const SignedOpinion = loadLater<SignedOpinionProps>(
  () => import('./signed-opinion.island').then((file) => file.SignedOpinion),
  ({ meanwhile }) => meanwhile,
  ({ isSigned }) => isSigned,
);
