import { useLayoutEffect, useState } from 'react';
import { useLocator } from '@/lib/visitor/place/locator.store';

/** The room of each cinema, by slug, as the page has it once there is something to put into it. */
export function useSlots(answer: unknown): ReadonlyMap<string, Element> {
  const [slots, setSlots] = useState<ReadonlyMap<string, Element>>(new Map());
  // Which cinemas a place is made of may be known after what they show: only then do their rows keep room.
  const place = useLocator((locator) => locator.place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with the place
  useLayoutEffect(() => {
    const found = document.querySelectorAll<HTMLElement>('[data-keeps-times] [data-times]');
    if (answer) setSlots(new Map([...found].map((slot) => [slot.dataset.times ?? '', slot])));
  }, [answer, place]);
  return slots;
}
