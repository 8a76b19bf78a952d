// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { VisitReports } from './visit-reports';

type Vital = { id: string; name: string; value: number };
const library = vi.hoisted(() => ({ report: (_: Vital): void => {} }));
/** What it measures with, this document has not. */
vi.mock('next/web-vitals', () => ({
  useReportWebVitals: (report: (vital: Vital) => void) => {
    library.report = report;
  },
}));

/** Its blobs say nothing of themselves to others. */
const readText = (blob: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });

const sent: { url: string; body: Promise<string> }[] = [];
beforeEach(() => {
  sent.splice(0);
  navigator.sendBeacon = (url, body) => {
    sent.push({ url: String(url), body: readText(body as Blob) });
    return true;
  };
});
const leave = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
};
const bodies = async () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body)));

it('tells once, when the page is left, what was measured of it', async () => {
  render(<VisitReports />);
  library.report({ id: 'v1', name: 'LCP', value: 1_234.56789 });
  library.report({ id: 'v2', name: 'CLS', value: 0 });
  library.report({ id: 'v2', name: 'CLS', value: 0.0123 });
  leave('visible');
  expect(sent).toEqual([]);
  leave('hidden');
  expect(sent.map(({ url }) => url)).toEqual(['/api/reports/vitals']);
  expect(await bodies()).toEqual([[{ path: '/', LCP: 1234.5679, CLS: 0.0123 }]]);
  library.report({ id: 'v2', name: 'CLS', value: 0.5 });
  leave('hidden');
  expect(sent).toHaveLength(1);
});

const chunk = `${location.origin}/_next/static/chunks/0ab-c.js`;

it('tells of an error where it was in our code, and not a word of what it says', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  render(<VisitReports />);
  const error = new TypeError('camille@post.example is not a function');
  fireEvent(window, new ErrorEvent('error', { error, filename: `${chunk}?v=1`, lineno: 1, colno: 23 }));
  const rejected = new Event('unhandledrejection');
  const reason = Object.assign(new Error('secret'), { stack: `Error: secret\n    at f (${chunk}:4:5)` });
  fireEvent(window, Object.assign(rejected, { reason }));
  const script = document.head.appendChild(document.createElement('script'));
  script.src = `${chunk}`;
  fireEvent(script, new Event('error'));
  const told = await bodies();
  expect(told).toEqual([
    { path: '/', kind: 'error', name: 'TypeError', where: '0ab-c.js:1:23' },
    { path: '/', kind: 'rejection', name: 'Error', where: '0ab-c.js:4:5' },
    { path: '/', kind: 'resource', name: 'Script', where: '0ab-c.js' },
  ]);
  fireEvent(window, new ErrorEvent('error', { error, filename: chunk, lineno: 1, colno: 24 }));
  expect(sent).toHaveLength(3);
});

it('tells nothing of what extensions and others do, nor more than one visit in four', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { unmount } = render(<VisitReports />);
  const error = new Error('theirs');
  fireEvent(window, new ErrorEvent('error', { error, filename: 'chrome-extension://abc/a.js', lineno: 1, colno: 2 }));
  fireEvent(window, Object.assign(new Event('unhandledrejection'), { reason: 'typed text' }));
  unmount();
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
  render(<VisitReports />);
  fireEvent(window, new ErrorEvent('error', { filename: chunk, lineno: 1, colno: 2 }));
  expect(sent).toEqual([]);
});
