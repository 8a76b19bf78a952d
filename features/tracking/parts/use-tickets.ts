import { useEffect } from 'react';
import { push } from '@/lib/tracking/data-layer';
import { pageElement, readPage } from '@/lib/tracking/page-read';
import type { Consent } from '@/lib/visitor/consent/consent';
import { here } from './here';
import { selectItem, type TicketMarks } from './tracking.logic';

/** Every press on a link to a ticketing page, wherever such links stand. */
export function useTickets({ audience }: Consent['answers']): void {
  useEffect(() => {
    if (!audience) return;
    const pressed = ({ target }: MouseEvent) => {
      const marks = target instanceof Element ? marksOf(target) : null;
      if (marks) push(selectItem(marks, readPage(pageElement()), here()));
    };
    document.addEventListener('click', pressed, true);
    return () => document.removeEventListener('click', pressed, true);
  }, [audience]);
}

/** Null for anything but such a link. */
function marksOf(target: Element): TicketMarks | null {
  const ticket = target.closest('a[data-ticket]')?.getAttribute('data-ticket');
  if (!ticket) return null;
  const around = (name: string) => target.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
  return { ticket, film: around('data-tickets-film'), cinema: around('data-tickets-cinema') };
}
