import { describe, expect, it } from 'vitest';
import { resolveAppStore } from './app-store';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari';

describe('the store of a device', () => {
  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 5, 'apple'],
    ['an iPad of today', mac, 5, 'apple'],
    ['a Mac', mac, 0, null],
    ['an Android telephone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130 Mobile', 5, 'android'],
    ['a touch screen with Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 10, null],
  ] as const)('%s', (_, userAgent, maxTouchPoints, store) => {
    expect(resolveAppStore({ userAgent, maxTouchPoints })).toBe(store);
  });
});
