import { useEffect } from 'react';
import { pushToDataLayer } from '@/lib/tracking/data-layer';
import { findPageData, readPageData } from '@/lib/tracking/published-page-data';
import type { Consent } from '@/lib/visitor/consent/consent';
import { buildSelectItem, type TicketFacts } from './tracking.logic';
import { readWhereabouts } from './whereabouts';

/** Every press on a link to a ticketing page, wherever such links stand. */
export function useTicketPresses({ audience }: Consent['choices']): void {
  useEffect(() => {
    if (!audience) return;
    const pressed = ({ target }: MouseEvent) => {
      const facts = target instanceof Element ? readTicketFacts(target) : null;
      if (facts) pushToDataLayer(buildSelectItem(facts, readPageData(findPageData()), readWhereabouts()));
    };
    document.addEventListener('click', pressed, true);
    return () => document.removeEventListener('click', pressed, true);
  }, [audience]);
}

/** Null for anything but such a link. */
function readTicketFacts(target: Element): TicketFacts | null {
  const ticket = target.closest('a[data-ticket]')?.getAttribute('data-ticket');
  if (!ticket) return null;
  const around = (name: string) => target.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
  return { ticket, film: around('data-tickets-film'), cinema: around('data-tickets-cinema') };
}
