import { positionBeside } from '@/lib/modals/position-beside';
import styles from './tip.module.scss';

/** Milliseconds that the pointer must rest, and that it may take from a mark to its words. */
const rest = 200;
const way = 250;

type Shown = { trigger: HTMLElement; isKept: boolean; close: () => void };
let shown: Shown | null = null;
let waiting: ReturnType<typeof setTimeout>;

/**
 * Shows what an element means, beside it, until the pointer and the focus have left both, or a press elsewhere or Escape
 * puts it away (WCAG 1.4.13). A press shows it at once and keeps it; another one puts it away.
 */
export function showTip(trigger: HTMLElement, text: string, isPressed: boolean): void {
  clearTimeout(waiting);
  const isShown = shown?.trigger === trigger;
  if (isPressed && isShown && shown?.isKept) shown.close();
  else if (isPressed) open(trigger, text, true);
  else if (!isShown) waiting = setTimeout(() => isMeant(trigger) && open(trigger, text, false), rest);
}

/** A finger that scrolls past means nothing; `:hover` stays where it was lifted. */
const isMeant = (element: Element) =>
  element.matches(':focus-visible') || (matchMedia('(hover: hover)').matches && element.matches(':hover'));

function open(trigger: HTMLElement, text: string, isKept: boolean): void {
  shown?.close();
  const tip = document.createElement('div');
  Object.assign(tip, { id: 'tip', role: 'tooltip', className: styles.tip, textContent: text, popover: 'manual' });
  // Beside a modal dialog everything is inert.
  (trigger.closest('dialog') ?? document.body).append(tip);
  tip.showPopover();
  const isNamed = trigger.hasAttribute('aria-label');
  if (!isNamed) trigger.setAttribute('aria-describedby', tip.id);

  const listening = new AbortController();
  const { signal } = listening;
  let leaving: ReturnType<typeof setTimeout>;
  const close = () => {
    clearTimeout(leaving);
    listening.abort();
    tip.remove();
    if (!isNamed) trigger.removeAttribute('aria-describedby');
    shown = null;
  };
  const left = () => {
    clearTimeout(leaving);
    leaving = setTimeout(() => !isKept && !isMeant(trigger) && !tip.matches(':hover') && close(), way);
  };
  const put = () => putBeside(tip, trigger);
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  put();
  for (const element of [trigger, tip]) element.addEventListener('pointerleave', left, { signal });
  trigger.addEventListener('blur', close, { signal });
  addEventListener('scroll', put, { signal, capture: true, passive: true });
  addEventListener('resize', close, { signal });
  addEventListener('pointerdown', ({ target }) => !isInside(target, trigger, tip) && close(), {
    signal,
    capture: true,
  });
  addEventListener('keydown', escaped, { signal, capture: true });
  shown = { trigger, isKept, close };
}

const isInside = (target: EventTarget | null, ...elements: readonly Element[]) =>
  target instanceof Node && elements.some((element) => element.contains(target));

/** Pixels between a mark and its words. */
const gap = 6;

/** Below a mark; above a link, such as a chip, whose own label stands there and has been read, while below begins the next. */
function putBeside(tip: HTMLElement, trigger: Element): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const mark = trigger.getBoundingClientRect();
  const { left } = positionBeside(mark, tip.offsetWidth, { width: clientWidth, height: clientHeight });
  const above = mark.top - gap - tip.offsetHeight;
  const isAbove = trigger.matches('a') && above >= gap;
  Object.assign(tip.style, { top: `${isAbove ? above : mark.bottom + gap}px`, left: `${left}px` });
}
