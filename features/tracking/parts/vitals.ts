import type { useReportWebVitals } from 'next/web-vitals';
import { sendReport } from '@/lib/tracking/send-report';

type Vital = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];
type Page = { path: string } & Record<string, string | number>;

/** Of the page that was opened: one reads on by links, and what is measured is of the document. */
const opened = typeof location === 'undefined' ? '/' : location.pathname;
const waiting = new Map<string, { path: string; name: string; value: number }>();
const told = new Set<string>();
/** Pages in one report. */
const most = 10;

/** Keeps what was measured until the page is left; what changes after that is told no second time. */
export function noteVital({ id, name, value, ...more }: Vital): void {
  const url = 'navigationURL' in more ? String(more.navigationURL) : '';
  const path = url.startsWith('http') ? new URL(url).pathname : opened;
  if (!told.has(id)) waiting.set(id, { path, name, value });
}

/** Sends what waits, page by page. */
export function sendVitals(): void {
  const pages = new Map<string, Page>();
  for (const [id, { path, name, value }] of waiting) {
    told.add(id);
    pages.set(path, { ...pages.get(path), path, [name]: Math.round(value * 10_000) / 10_000 });
  }
  waiting.clear();
  if (pages.size > 0) sendReport('vitals', [...pages.values()].slice(-most));
}
