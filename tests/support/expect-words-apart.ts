import { expect, type Page } from '@playwright/test';

/** Fails with words that run into each other although their text has a space between: a flex container drops it. */
export async function expectWordsApart(page: Page): Promise<void> {
  const touching = await page.evaluate(() => {
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const isSeen = (node: Node) => Boolean(node.textContent?.trim()) && boxOf(node).width > 1;
    const touch = (one: Node, next: Node) => {
      const [left, right] = [boxOf(one), boxOf(next)];
      return Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top) > 2 && right.left - left.right < 1;
    };
    return [...document.querySelectorAll('body *')]
      .filter((each) => /flex|grid/.test(getComputedStyle(each).display) && each.checkVisibility())
      .flatMap((each) =>
        [...each.childNodes].flatMap((one, index, all) => {
          const at = all.findIndex((later, place) => place > index && later.textContent?.trim());
          const next = all[at];
          if (!next || !isSeen(one) || !isSeen(next) || !touch(one, next)) return [];
          const words = all.slice(index, at + 1).map(({ textContent }) => textContent);
          const between = `${words[0]?.slice(-1)}${words.slice(1, -1).join('')}${words.at(-1)?.slice(0, 1)}`;
          return /\s/.test(between) ? [words.join('')] : [];
        }),
      );
  });
  expect(touching, page.url()).toEqual([]);
}
