import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hands the focus on in a list where a press on a mark takes its item away, `count` of them: to the mark that took its
 * place, else to the page.
 */
export function useMarkFocus<Box extends HTMLElement>(count: number): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const pressed = useRef(-1);
  const before = useRef(count);

  useEffect(() => {
    const clicked = ({ target }: MouseEvent) => {
      const mark = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
      pressed.current = mark ? marksIn(box.current).indexOf(mark) : -1;
    };
    document.addEventListener('click', clicked, { capture: true });
    return () => document.removeEventListener('click', clicked, { capture: true });
  }, []);

  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (!isShorter || pressed.current < 0 || document.activeElement !== document.body) return;
    const marks = marksIn(box.current);
    const next = marks[Math.min(pressed.current, marks.length - 1)] ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
  }, [count]);

  return box;
}

const marksIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
