import { waitForPaint } from '@/lib/time/wait-for-paint';
import { askAnswer, useAnswers } from '@/lib/visitor/answers/answers.store';
import { paintOnChange } from '@/lib/visitor/device/paint-on-change';
import { facePictureUrl } from '../opinion/emotion-face';
import { listFilmCards } from '../opinion/list-film-cards';
import type { ReceptionLabels } from './reception-labels';

/**
 * Says on the posters of cards how many liked a film. Painted, like what the visitor said of it: the list of titles knows
 * nothing of it, so that pages are made without, and a corner of a picture moves nothing when it comes. Returns how to stop.
 */
export function paintReceptions(): () => void {
  const url = `/api/screens/receptions/playing?language=${document.documentElement.lang.slice(0, 2)}`;
  const paint = () => {
    const cards = listFilmCards();
    if (!cards.length) return;
    const labels = useAnswers.getState()[url]?.data as ReceptionLabels | undefined;
    if (labels) {
      // Of the page and not of each card: one that is skipped so far would be laid out for the question.
      const face = facePictureUrl('loved', getComputedStyle(document.documentElement).getPropertyValue('--paper'));
      paintCards(
        cards.flatMap((card) => findSaid(card, labels) ?? []),
        { face, sentence: labels.said },
      );
    }
    // Asked for once a visit: where it does not come, cards say nothing.
    else if (!isAsked) {
      isAsked = true;
      void askAnswer(url).then(paint);
    }
  };
  let isAsked = false;
  // Once what came is painted: a page that one came to would wait for it.
  let forget: (() => void) | undefined;
  const stop = paintOnChange(() => {
    forget?.();
    forget = waitForPaint(paint);
  });
  return () => {
    stop();
    forget?.();
  };
}

type Card = ReturnType<typeof listFilmCards>[number];
interface Said extends Card {
  said: string;
  /** Null where the film is called new. */
  voices: string | null;
}

/** What is to be said on the card of a film; null where nothing is, or where it is said. */
function findSaid(one: Card, { fresh, shows }: ReceptionLabels): Said | null {
  const { card, art, slug } = one;
  const label = shows[slug];
  if (!label || art.dataset.liked) return null;
  const [percent, voices = ''] = label;
  if (percent) return { ...one, said: percent, voices };
  // Its ribbon may say so already.
  return card.textContent.includes(fresh) ? null : { ...one, said: fresh, voices: null };
}

function paintCards(cards: readonly Said[], { face, sentence }: { face: string; sentence: string }): void {
  for (const { card, art, said, voices } of cards) {
    art.dataset.liked = said;
    if (voices === null) continue;
    art.style.setProperty('--face', face);
    art.dataset.heard = sentence.replace('{percent}', said).replace('{voices}', voices);
    // What the visitor said of it says more.
    const title = card.querySelector('a');
    if (!title?.hasAttribute('aria-description')) title?.setAttribute('aria-description', art.dataset.heard);
  }
}
