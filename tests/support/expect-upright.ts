import { expect, type Page } from '@playwright/test';

/** Shorter words are never broken in a heading; what is longer is hyphenated where the browser knows the language. */
const longWord = 14;
const tablet = 700;

/**
 * Fails with what sticks out where a page is wider than a window of some width, and on a phone with the words that its
 * headings break in two; leaves the window as it was.
 */
export async function expectUpright(page: Page, width: number): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: before?.height ?? 800 });
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const all = [...document.querySelectorAll('header *, main *, footer *')];
    const outside = all.filter((each) => each.getBoundingClientRect().right > clientWidth + 1);
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...outside.slice(0, 5).map((each) => `${each.tagName}.${each.className}`),
    ];
  });
  expect(wide, `${page.url()} at ${width}`).toEqual([]);
  if (width < tablet) expect(await listBrokenWords(page), `${page.url()} at ${width}`).toEqual([]);
  if (before) await page.setViewportSize(before);
}

const listBrokenWords = (page: Page) =>
  page.evaluate((most) => {
    const isBroken = (text: Node, { index, 0: word }: RegExpExecArray) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()];
      // What follows stands below and not beside it.
      return parts.some((part, at) => at > 0 && part.left < (parts[at - 1]?.right ?? 0) - 1);
    };
    return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const word of text.nodeValue?.matchAll(/[\p{L}\p{N}]+/gu) ?? [])
          if (word[0].length < most && isBroken(text, word)) found.push(`${word[0]} of ${heading.textContent}`);
      }
      return found;
    });
  }, longWord);
