'use client';
// Hears what server components leave to be pressed; what answers is fetched once the page is awake.
import { useLayoutEffect } from 'react';
import { filtersChanged } from '@/lib/routing/filters-changed';
import { findPressed } from '@/lib/visitor/device/presses';
import { openWhenLoaded } from '@/lib/visitor/notices/lost-code';

const load = () => import('./once-awake');

export function Presses() {
  // Before the outermost island no longer listens: between the two a press would be heard by nobody.
  useLayoutEffect(() => {
    const early = new Set<HTMLElement>();
    let hasFailed = false;
    const answer = () => {
      stop();
      for (const button of early) button.click();
    };
    const keep = (event: Event) => {
      const button = findPressed(event);
      if (!button) return;
      early.add(button);
      ask();
    };
    const ask = () => hasFailed && openWhenLoaded(load, answer);
    const stop = () => {
      removeEventListener('click', keep);
      removeEventListener(filtersChanged, ask);
    };
    addEventListener('click', keep);
    // What is chosen has been drawn, but no address says it.
    addEventListener(filtersChanged, ask);
    load().then(answer, () => {
      hasFailed = true;
    });
    return stop;
  }, []);
  return null;
}
