import { useEffect, useEffectEvent } from 'react';
import type { Feelings } from '@/lib/domain/client';
import type { Emotion } from '@/lib/domain/emotion';
import { paintOnChange } from '@/lib/visitor/device/paint-on-change';
import { facePictureUrl } from './emotion-face';
import { listFilmCards } from './list-film-cards';

type Emotions = Feelings['emotions'];
/** What the poster shows, and what stands for it where nobody looks. */
type Words = (emotion: Emotion) => { word: string; name: string };

const none: Emotions = {};

/**
 * Shows on the cards of films what the visitor said of them. Painted like the hearts: a card is the same for everyone,
 * and holds nothing for the few that were rated.
 */
export function useEmotionPaint(emotions: Emotions = none, words: Words): void {
  const say = useEffectEvent(words);
  useEffect(() => {
    const stop = paintOnChange(() => paint(emotions, say));
    return () => {
      stop();
      paint(none, say);
    };
  }, [emotions]);
}

function paint(emotions: Emotions, words: Words): void {
  // All are found before one is changed: a colour that is asked for in between would have the page styled anew for each.
  for (const { art, title, emotion, color } of listChanged(emotions)) {
    if (!emotion) {
      delete art.dataset.emotion;
      delete art.dataset.felt;
      // What audiences think of it stands again (`paint-receptions.ts`).
      if (art.dataset.heard) title?.setAttribute('aria-description', art.dataset.heard);
      else title?.removeAttribute('aria-description');
      continue;
    }
    const { word, name } = words(emotion);
    art.dataset.emotion = emotion;
    art.dataset.felt = word;
    art.style.setProperty('--felt', facePictureUrl(emotion, color));
    title?.setAttribute('aria-description', name);
  }
}

/** The cards that show another feeling than the visitor has, or one too many. */
function listChanged(emotions: Emotions) {
  return listFilmCards().flatMap(({ card, art, slug }) => {
    const emotion = emotions[slug];
    if (art.dataset.emotion === emotion) return [];
    return { art, title: card.querySelector('a'), emotion, color: emotion ? getComputedStyle(card).color : '' };
  });
}
