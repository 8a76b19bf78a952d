import { type ReactNode, useEffect, useState } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { tellConsent } from '@/lib/tracking/data-layer';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { usePageViews } from './use-page-views';
import { useTicketPresses } from './use-ticket-presses';

const Inspector =
  process.env.NODE_ENV === 'development' ? loadLater(() => import('./inspector').then((file) => file.Inspector)) : null;

/** In a chunk of its own: who allows advertising alone is not counted. */
const VisitReports = loadLater(() => import('./visit-reports').then((file) => file.VisitReports));

/** Tells the data layer what a visitor who allows it does. */
export function Tracker({ children }: { children: ReactNode }) {
  const answers = useConsent((consent) => consent.choices);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    tellConsent(answers);
    setOpen(true);
  }, [answers]);
  usePageViews(answers);
  useTicketPresses(answers);

  return (
    <>
      {isOpen && children}
      {answers.audience && <VisitReports />}
      {Inspector && <Inspector />}
    </>
  );
}
