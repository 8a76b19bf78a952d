import { expect, type Page } from '@playwright/test';

/** Shorter words are never broken in two, not even by a hyphen, which a browser has where it knows the language. */
const longWord = 14;

/**
 * Fails with what sticks out where a page is wider than a window of some width, with what finds no room in its header,
 * and with the words that it breaks in two; leaves the window as it was.
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
  const where = `${page.url()} at ${width}`;
  expect(wide, where).toEqual([]);
  expect(await listTooTall(page), `in the header of ${where}`).toEqual([]);
  expect(await listBrokenWords(page), where).toEqual([]);
  if (before) await page.setViewportSize(before);
}

const listTooTall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header[data-chrome] :is(a, button)')]
      .filter((each) => each.checkVisibility())
      .filter((each) => each.getBoundingClientRect().height > (each.closest('header')?.clientHeight ?? 0))
      .map((each) => each.textContent),
  );

const listBrokenWords = async (page: Page) => {
  const unhyphenated = await page.addStyleTag({ content: '* { hyphens: none !important }' });
  const broken = await page.evaluate((most) => {
    const isBroken = (text: Node, { index, 0: word }: RegExpExecArray) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()];
      // What follows stands below: what an ellipsis cuts goes on beside it, unseen.
      return parts.some((part, at) => at > 0 && part.top > (parts[at - 1]?.top ?? 0) + part.height / 2);
    };
    return [...document.querySelectorAll('header, main')].flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const lines = new Range();
        lines.selectNodeContents(text);
        if (lines.getClientRects().length < 2) continue;
        for (const word of text.nodeValue?.matchAll(/[\p{L}\p{N}]+/gu) ?? [])
          if (word[0].length < most && isBroken(text, word)) found.push(`${word[0]} of ${text.nodeValue}`);
      }
      return found;
    });
  }, longWord);
  await unhyphenated.evaluate((style) => (style as Element).remove());
  return broken;
};
