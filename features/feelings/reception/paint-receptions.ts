import { askAnswer, useAnswers } from '@/lib/visitor/answers/answers.store';
import { paintOnChange } from '@/lib/visitor/device/paint-on-change';
import { facePictureUrl } from '../opinion/emotion-face';
import type { ReceptionLabels } from './reception-labels';

/**
 * Says on the posters of cards how many liked a film. Painted, like what the visitor said of it: the list of titles knows
 * nothing of it, so that pages are made without, and a corner of a picture moves nothing when it comes. Returns how to stop.
 */
export function paintReceptions(): () => void {
  const url = `/api/screens/receptions/playing?language=${document.documentElement.lang.slice(0, 2)}`;
  const paint = () => {
    const hearts = document.querySelectorAll<HTMLElement>('article [data-mark="film"]');
    if (!hearts.length) return;
    const labels = useAnswers.getState()[url]?.data as ReceptionLabels | undefined;
    if (labels)
      paintCards(
        [...hearts].flatMap((heart) => findCard(heart, labels) ?? []),
        labels.said,
      );
    // Asked for once a visit: where it does not come, cards say nothing.
    else if (!isAsked) {
      isAsked = true;
      void askAnswer(url).then(paint);
    }
  };
  let isAsked = false;
  return paintOnChange(paint);
}

interface Card {
  card: Element;
  art: HTMLElement;
  said: string;
  voices: string;
  /** Null where the film is called new. */
  face: string | null;
}

/** The card of a film, with what is to be said on it; null where nothing is, or where it is said. */
function findCard(heart: HTMLElement, { fresh, shows }: ReceptionLabels): Card | null {
  const card = heart.closest('article');
  const art = card?.firstElementChild;
  const label = shows[heart.dataset.slug ?? ''];
  if (!card || !(art instanceof HTMLElement) || !label || art.dataset.liked) return null;
  const [percent, voices = ''] = label;
  if (percent) return { card, art, said: percent, voices, face: facePictureUrl('loved', getComputedStyle(card).color) };
  // Its ribbon may say so already.
  return card.textContent.includes(fresh) ? null : { card, art, said: fresh, voices: '', face: null };
}

/** After all of them were found: a colour that is asked for between two cards would have the page styled anew for each. */
function paintCards(cards: readonly Card[], sentence: string): void {
  for (const { card, art, said, voices, face } of cards) {
    art.dataset.liked = said;
    if (!face) continue;
    art.style.setProperty('--face', face);
    art.dataset.heard = sentence.replace('{percent}', said).replace('{voices}', voices);
    // What the visitor said of it says more.
    const title = card.querySelector('a');
    if (!title?.hasAttribute('aria-description')) title?.setAttribute('aria-description', art.dataset.heard);
  }
}
