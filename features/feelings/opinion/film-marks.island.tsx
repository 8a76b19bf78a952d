'use client';
// Shows which films are on the visitor's list and what they said of them, and changes the list.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { saveRated } from '@/lib/visitor/marks/hidden-films';
import { useMarkPaint } from '@/lib/visitor/marks/mark-paint';
import { useFeelings } from '@/lib/visitor/marks/use-feelings';
import { type MarkHandling, useMarkHandler } from '@/lib/visitor/marks/use-mark-handler';
import { useWantedMark } from '@/lib/visitor/session/use-wanted-mark';
import { isTakenBack } from '@/lib/visitor/session/wanted-mark';
import { useEmotionPaint } from './use-emotion-paint';
import { useFeelingChange } from './use-feeling-change';

const none: readonly string[] = [];

export function FilmMarks(props: MarkHandling) {
  // Without waiting for words: what a press means is what the heart shows.
  useMarkPaint('film', useFeelings()?.wishlist ?? none);
  return (
    <LazyWords of="feelings">
      <Live {...props} />
    </LazyWords>
  );
}

function Live(answers: MarkHandling) {
  const feelings = useFeelings();
  const change = useFeelingChange();
  const t = useTranslations('opinion');
  useEmotionPaint(feelings?.emotions, (emotion) => ({ word: t(emotion), name: t('own', { word: t(emotion) }) }));
  const emotions = feelings?.emotions;
  useEffect(() => {
    if (emotions) saveRated(Object.keys(emotions));
  }, [emotions]);
  useMarkHandler('film', (film, isWanted, trigger) => change(film, { wish: isWanted }, { trigger }), answers);
  useWantedMark(
    ['film', 'emotion'],
    (wanted) =>
      change(wanted, wanted.kind === 'emotion' ? { emotion: wanted.emotion } : { wish: !isTakenBack(wanted) }, {
        isSaid: true,
      }),
    // What is wanted may be on the lists already.
    feelings !== null,
  );
  return null;
}
