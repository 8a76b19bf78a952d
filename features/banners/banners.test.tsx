// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bannersScript } from './banners-script';
import { putAway } from './put-away';
import { SeenPush } from './seen-push';

const root = document.documentElement;
const run = () => new Function(bannersScript)();
const day = 24 * 3_600_000;

const path = vi.hoisted(() => ({ now: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.now }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['store', 'away', 'allows', 'first']) delete root.dataset[name];
});
afterEach(() => void vi.useRealTimers());

describe('before the first paint', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 'apple'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', undefined],
  ])('%s has the store %s', (agent, store) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    run();
    expect(root.dataset.store).toBe(store);
  });

  it('is known what was put away, until its time is over', () => {
    localStorage.setItem('candela_push', String(Date.now() + 1000));
    localStorage.setItem('candela_app_banner', String(Date.now() - 1));
    run();
    expect(root.dataset.away).toBe('push');
  });

  it('is known whether the visit begins here', () => {
    run();
    expect(root.dataset.first).toBe('');
    delete root.dataset.first;
    sessionStorage.setItem('candela_first', '1');
    run();
    expect(root.dataset.first).toBeUndefined();
  });

  it('is known which notices were closed in this session', () => {
    sessionStorage.setItem('candela_closed', 'strike pay');
    run();
    expect(root.dataset.closed).toBe('strike pay');
  });

  it.each(['', 'soon', '{}', '-1', 'NaN'])('nothing is put away by "%s"', (value) => {
    localStorage.setItem('candela_push', value);
    run();
    expect(root.dataset.away).toBe('');
  });

  it('is known what the cookie allows', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the script reads it so
    document.cookie = 'candela_consent=audience-1.ads-0.media-1.1795000000000';
    run();
    expect(root.dataset.allows).toBe('audience media');
  });

  it('a browser without storage fails at nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(run).not.toThrow();
  });
});

it('a banner put away is gone at once, and for thirty days', () => {
  root.dataset.away = '';
  render(<main id="main" tabIndex={-1} />);
  putAway('app');
  expect(root.dataset.away).toContain('app');
  expect(document.activeElement?.id).toBe('main');
  expect(Number(localStorage.getItem('candela_app_banner'))).toBeGreaterThan(Date.now() + 29 * day);
});

describe('the push of the header', () => {
  const show = (isShown: boolean) => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: Number(isShown) } as DOMRectList);
    render(
      <section>
        <SeenPush />
      </section>,
    );
  };
  const seenUntil = () => Number(localStorage.getItem('candela_push') ?? 0);

  it('is remembered for a day once it was seen, whatever may be kept besides', () => {
    show(true);
    expect(seenUntil()).toBeGreaterThan(Date.now() + day - 1000);
    expect(seenUntil()).toBeLessThanOrEqual(Date.now() + day);
  });

  it('waits for the second page of a visit', () => {
    root.dataset.first = '';
    const { rerender } = render(<SeenPush />);
    expect(root.dataset.first).toBe('');
    path.now = '/filters/tags-imax';
    rerender(<SeenPush />);
    expect(root.dataset.first, 'a filter of that page').toBe('');
    path.now = '/films';
    rerender(<SeenPush />);
    expect(root.dataset.first).toBeUndefined();
    path.now = '/';
  });

  it('does not begin another day while it is hidden', () => {
    show(false);
    expect(seenUntil()).toBe(0);
  });
});
