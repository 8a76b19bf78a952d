const files = '/_next/static/';

/**
 * Fetches, once the page has all that it asked for, the styles of the main screens that it has none of: whoever follows
 * a link does not wait for them. React and the loader of later pieces find by their address that they are there.
 */
export function loadOtherSheets(): void {
  const merged = document.querySelector<HTMLLinkElement>(`link[href^="${files}sheets/"]`);
  if (!merged) return;
  const others = link(merged.href.replace(/[^/]*-/, ''));
  others.fetchPriority = 'low';
  others.onload = () => others.after(...listHeld(others.sheet).map(switchedOff));
  const fetchNow = () => [...document.head.querySelectorAll('[data-precedence]')].at(-1)?.after(others);
  if (document.readyState === 'complete') fetchNow();
  else addEventListener('load', fetchNow, { once: true });
}

function link(href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  element.dataset.precedence = 'next';
  return element;
}

function switchedOff(sheet: string): HTMLLinkElement {
  const element = link(files + sheet);
  element.disabled = true;
  return element;
}

function listHeld(sheet: CSSStyleSheet | null): string[] {
  const [rule] = sheet?.cssRules ?? [];
  const names = (rule as CSSStyleRule | undefined)?.style.getPropertyValue('--held') ?? '';
  return names.replaceAll('"', '').trim().split(' ').filter(Boolean);
}
