'use client';
// Shows which films are on the visitor's list and what they said of them, and changes the list.
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { unfinishedStep } from '@/lib/domain/client';
import { useFeelings } from '@/lib/visitor/marks/feelings';
import { isSet, useHeartPaint, useHeartPresses } from '@/lib/visitor/marks/hearts';
import { useSession } from '@/lib/visitor/session/session';
import { takesBack } from '@/lib/visitor/session/sign-in-gate.store';
import { useWanted } from '@/lib/visitor/session/use-wanted';
import { useFeelingChange } from './use-feeling-change';
import { useFeltPaint } from './use-felt-paint';

interface Props {
  /** Whether presses are heard here. */
  onReady: (ready: boolean) => void;
}

const none: readonly string[] = [];

export function FilmMarks(props: Props) {
  // Without waiting for words: what a press means is what the heart shows.
  useHeartPaint('film', useFeelings()?.wishlist ?? none);
  return (
    <LazyWords of="feelings">
      <Live {...props} />
    </LazyWords>
  );
}

function Live({ onReady }: Props) {
  const { client } = useSession();
  const feelings = useFeelings();
  const change = useFeelingChange();
  const t = useTranslations('opinion');
  useFeltPaint(feelings?.emotions, (emotion) => ({ word: t(emotion), name: t('own', { word: t(emotion) }) }));
  useHeartPresses('film', (film, trigger) => change(film, { wish: !isSet(trigger) }, { trigger }));
  // The lists must be there: what is wanted may be on them already.
  useWanted(['film', 'emotion'], client !== null && unfinishedStep(client) === null && feelings !== null, (wanted) =>
    change(wanted, wanted.kind === 'emotion' ? { emotion: wanted.emotion } : { wish: !takesBack(wanted) }, {
      isSaid: true,
    }),
  );
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    ready(true);
    return () => ready(false);
  }, []);
  return null;
}
