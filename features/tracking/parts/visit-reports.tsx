import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';
import { watchErrors } from './browser-errors';
import { noteVital, sendVitals } from './vitals';

/** Tells our own site how long pages took and what failed in them, of visitors who agreed to be counted. */
export function VisitReports() {
  useReportWebVitals(noteVital);
  // After the library's own listener, which hears first that the page goes and has its last word.
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && sendVitals();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
  useEffect(watchErrors, []);
  return null;
}
