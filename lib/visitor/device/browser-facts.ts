import type { BrowserFacts } from '@/lib/domain/forced-sign-in';
import { isApp } from './webview';

const names: readonly (readonly [BrowserFacts['name'], RegExp])[] = [
  ['ie', /MSIE |Trident\//],
  ['edgeLegacy', /Edge\//],
  ['firefox', /Firefox\/|FxiOS\//],
  // Chromium's kin all call themselves Safari as well.
  ['chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['safari', /Safari\//],
];

/** What this browser is and can keep. Never rejects. */
export async function readBrowserFacts(): Promise<BrowserFacts> {
  const { userAgent } = navigator;
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  return {
    name: names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other',
    isMobile: /Mobi|Android|iPhone|iPad|iPod/i.test(userAgent),
    isApp: isApp(),
    quota: estimate?.quota ?? null,
    memoryLimit: memoryLimit(),
    hasServiceWorkers: 'serviceWorker' in navigator,
    hasIndexedDb: 'indexedDB' in window,
  };
}

/** Only Chromium tells. */
function memoryLimit(): number | null {
  const { memory } = performance as { memory?: { jsHeapSizeLimit?: unknown } };
  return typeof memory?.jsHeapSizeLimit === 'number' ? memory.jsHeapSizeLimit : null;
}
