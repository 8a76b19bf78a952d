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
    if (labels) for (const heart of hearts) paintCard(heart, labels);
    // Asked for once a visit: where it does not come, cards say nothing.
    else if (!isAsked) {
      isAsked = true;
      void askAnswer(url).then(paint);
    }
  };
  let isAsked = false;
  return paintOnChange(paint);
}

function paintCard(heart: HTMLElement, { fresh, said, shows }: ReceptionLabels): void {
  const card = heart.closest('article');
  const art = card?.firstElementChild;
  const label = shows[heart.dataset.slug ?? ''];
  if (!card || !(art instanceof HTMLElement) || !label || art.dataset.liked) return;
  const [percent, voices] = label;
  // Its ribbon may say so already.
  if (!percent && card.textContent.includes(fresh)) return;
  art.dataset.liked = percent ?? fresh;
  if (!percent) return;
  art.style.setProperty('--face', facePictureUrl('loved', getComputedStyle(card).color));
  art.dataset.heard = said.replace('{percent}', percent).replace('{voices}', voices ?? '');
  // What the visitor said of it says more.
  const title = card.querySelector('a');
  if (!title?.hasAttribute('aria-description')) title?.setAttribute('aria-description', art.dataset.heard);
}
