import { carriedPath } from '@/lib/routing/carried-path';
import { type Locale, locales } from '@/lib/sites/locales';
import { flyBack, flyPoster } from '@/lib/visitor/device/fly-poster';
import { showFocused } from '@/lib/visitor/device/show-focused';
import { showLinkPending } from '@/lib/visitor/device/show-link-pending';
import { useLocator } from '@/lib/visitor/place/locator.store';

/** Before a link is followed, copied or opened in a tab, it is pointed at, touched or focused. */
const pointing = ['mouseover', 'touchstart', 'focusin', 'click', 'auxclick', 'contextmenu'] as const;
/** The main menu goes along too; the footer leads to the site as it is to everyone. */
const places = 'main, dialog, [data-chrome]';

/** What was last written into a link, and what it said before. */
const written = new WeakMap<HTMLAnchorElement, { href: string; own: string }>();

/**
 * Links are the server's and the same for everyone: what this visitor has chosen is written into one when they are about
 * to follow it, so that a new tab and a copied address have it as well. Returns how to stop.
 */
export function carryLinks(): () => void {
  const stop = new AbortController();
  // On the way down: React hears of it later, and fetches what the link then says.
  for (const kind of pointing) addEventListener(kind, prepare, { capture: true, passive: true, signal: stop.signal });
  addEventListener('click', showLinkPending, { signal: stop.signal });
  addEventListener('click', flyPoster, { signal: stop.signal });
  // Some browsers have no such event, and Back is told to them once the page is gone.
  window.navigation?.addEventListener('navigate', flyBack, { signal: stop.signal });
  addEventListener('focusin', showFocused, { signal: stop.signal });
  return () => stop.abort();
}

function prepare({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || !link.closest(places)) return;
  const now = link.getAttribute('href') ?? '';
  const last = written.get(link);
  const own = last?.href === now ? last.own : now;
  const { lang } = document.documentElement;
  const href = (isLocale(lang) && carriedPath(lang, location, new URL(own, location.href), ownPlace())) || own;
  if (href !== now) link.setAttribute('href', href);
  written.set(link, { href, own });
}

const isLocale = (lang: string): lang is Locale => Object.hasOwn(locales, lang);

/** What every page of this visitor knows; the cinema that they happen to look at is for its address to say. */
function ownPlace(): string | null {
  const { choice, source } = useLocator.getState();
  return source === 'cookie' || source === 'chosen' ? (choice?.value ?? null) : null;
}
