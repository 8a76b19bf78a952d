'use client';
// Shows which films are on the visitor's list and what they said of them, and changes the list.
import { useTranslations } from 'next-intl';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { useFeelings } from '@/lib/visitor/marks/feelings';
import { useHeartPaint } from '@/lib/visitor/marks/hearts';
import { type HeartAnswers, useHeartAnswers } from '@/lib/visitor/marks/use-heart-answers';
import { takesBack } from '@/lib/visitor/session/sign-in-gate.store';
import { useWanted } from '@/lib/visitor/session/use-wanted';
import { useFeelingChange } from './use-feeling-change';
import { useFeltPaint } from './use-felt-paint';

const none: readonly string[] = [];

export function FilmMarks(props: HeartAnswers) {
  // Without waiting for words: what a press means is what the heart shows.
  useHeartPaint('film', useFeelings()?.wishlist ?? none);
  return (
    <LazyWords of="feelings">
      <Live {...props} />
    </LazyWords>
  );
}

function Live(answers: HeartAnswers) {
  const feelings = useFeelings();
  const change = useFeelingChange();
  const t = useTranslations('opinion');
  useFeltPaint(feelings?.emotions, (emotion) => ({ word: t(emotion), name: t('own', { word: t(emotion) }) }));
  useHeartAnswers('film', (film, isWanted, trigger) => change(film, { wish: isWanted }, { trigger }), answers);
  useWanted(
    ['film', 'emotion'],
    (wanted) =>
      change(wanted, wanted.kind === 'emotion' ? { emotion: wanted.emotion } : { wish: !takesBack(wanted) }, {
        isSaid: true,
      }),
    // What is wanted may be on the lists already.
    feelings !== null,
  );
  return null;
}
