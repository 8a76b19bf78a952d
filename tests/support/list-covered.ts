import type { Page } from '@playwright/test';

/** What floats over a page and lies on something else that floats: none of it could be read or pressed. What asks first may. */
export const listCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What keeps to the foot of the window floats as long as its list goes on.
    const isFloating = ({ position, bottom }: CSSStyleDeclaration) =>
      position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
    const floats = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => isFloating(getComputedStyle(element)) && element.checkVisibility({ visibilityProperty: true }),
    );
    const cut = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right, innerWidth) - Math.max(one.left, other.left, 0) > 1 &&
      Math.min(one.bottom, other.bottom, innerHeight) - Math.max(one.top, other.top, 0) > 1;
    const nameOf = (element: HTMLElement) => `${element.localName} ${element.innerText.trim().slice(0, 30)}`;
    return floats.flatMap((one, at) =>
      floats
        .slice(at + 1)
        .filter((other) => !one.contains(other) && cut(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${nameOf(one)} × ${nameOf(other)}`),
    );
  });
