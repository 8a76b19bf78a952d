'use client';
// Only a browser has service workers; it is told of ours when the page has all it needs.
import { useEffect } from 'react';
import { isApp } from '@/lib/visitor/device/webview';

/** Milliseconds: nothing of it may compete with the page. */
const late = 5_000;

/** `languages`: of the site, comma separated, the one without a prefix or the usual one first. */
export function Install({ languages }: { languages: string }) {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || isApp() || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      // A browser that refuses one shows the site all the same.
      navigator.serviceWorker.register(`/sw.js?languages=${languages}`, { updateViaCache: 'none' }).catch(() => {});
    }, late);
    return () => clearTimeout(timer);
  }, [languages]);
  return null;
}
