import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf } from '@/lib/domain/contrast';

/** A line of words over a picture, as the window is measured. */
type Line = { text: string; colour: readonly number[]; left: number; top: number; width: number; height: number };

/** Its pixels, three bytes each. */
type Ground = { data: Buffer; info: { width: number; height: number } };

/** What words on a picture must reach, large ones too. */
const least = 4.5;
/** Of its ground, how much may be worse: what a glyph's edge or a rule beside it leaves there. */
const stray = 0.02;

/** Fails where words over a picture are not read against the worst of their ground, from the head of the page to its foot. */
export async function expectLegible(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const faults: string[] = [];
  let seen = 0;
  // View by view: drawn at once, a page takes the heights of a window as high as itself.
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += height * 0.8) {
    await page.evaluate((to) => scrollTo(0, to), top);
    const lines = await page.evaluate(listLines);
    if (!lines.length) continue;
    const ground = await drawGround(page);
    // What came meanwhile may have moved what follows it.
    const stayed = new Set((await page.evaluate(listLines)).map((line) => JSON.stringify(line)));
    const still = lines.filter((line) => stayed.has(JSON.stringify(line)));
    seen += still.length;
    for (const line of still) {
      const ratio = measure(line, ground);
      if (ratio < least) faults.push(`${ratio.toFixed(2)}: ${line.text}`);
    }
  }
  expect.soft(faults, `${page.url()} at ${width}`).toEqual([]);
  expect(seen, `words over pictures of ${page.url()}`).toBeGreaterThan(0);
}

/** What is behind the words. */
async function drawGround(page: Page): Promise<Ground> {
  const wordless = await page.addStyleTag({
    content: '*, ::before, ::after { color: transparent !important; transition: none !important; }',
  });
  const drawn = await page.screenshot({ scale: 'css' });
  await wordless.evaluate((element: Element) => element.remove());
  return sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function measure({ colour, ...line }: Line, { data, info: { width, height } }: Ground): number {
  const [from, to] = [Math.max(0, Math.round(line.left)), Math.min(width, Math.round(line.left + line.width))];
  const [first, last] = [Math.max(0, Math.round(line.top)), Math.min(height, Math.round(line.top + line.height))];
  const ratios: number[] = [];
  for (let y = first; y < last; y++) {
    for (let x = from; x < to; x += 2) {
      const at = (y * width + x) * 3;
      const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const [red = 0, green = 0, blue = 0, alpha = 1] = colour;
      const seen = [red, green, blue].map((each, index) => each * alpha + (ground[index] ?? 0) * (1 - alpha));
      ratios.push(contrastOf(seen, ground));
    }
  }
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * stray)] ?? Number.POSITIVE_INFINITY;
}

/** In the browser: every line of words in sight that lies on a picture, on no ground of its own, and is not cut off or covered. */
function listLines(): Line[] {
  const main = document.querySelector('main') ?? document.body;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** What is left of it where a rail, a fold or the window ends. */
  const cut = (box: DOMRect, from: Element | null): DOMRect => {
    let [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    let [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let around = from; around; around = around.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(around);
      if (overflowX === 'visible' && clipPath === 'none') continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const images = [...main.querySelectorAll('img')].filter(isSeen);
  const pictures = images.map((image) => cut(image.getBoundingClientRect(), image.parentElement));
  const lies = ({ left, right, top, bottom }: DOMRect) =>
    pictures.some((one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top);
  const hasGround = (element: Element) => {
    for (let each = element; !images.some((image) => each.contains(image)); each = each.parentElement ?? main) {
      if (/^rgb\(/.test(getComputedStyle(each).backgroundColor)) return true;
    }
    return false;
  };
  const isCovered = ({ left, top, width, height }: DOMRect) =>
    !main.contains(document.elementFromPoint(left + width / 2, top + height / 2) ?? main);
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node;
    const text = textContent?.trim();
    if (!text || !element || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const colour =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    for (const box of [...range.getClientRects()].map((each) => cut(each, element))) {
      if (box.width < 3 || box.height < 3 || !lies(box) || hasGround(element) || isCovered(box)) continue;
      const { left, top, width, height } = box;
      lines.push({ text: text.slice(0, 40), colour, left, top, width, height });
    }
  }
  // What members think of a film, which is painted at the foot of its poster.
  for (const art of main.querySelectorAll<HTMLElement>('[data-liked]')) {
    const { color, display, width, height, paddingLeft } = getComputedStyle(art, '::before');
    const { right, bottom } = art.getBoundingClientRect();
    // Beside the face before them.
    const [words, high] = [Number.parseFloat(width) - Number.parseFloat(paddingLeft), Number.parseFloat(height)];
    if (display === 'none' || !words) continue;
    const box = cut(new DOMRect(right - words, bottom - high, words, high), art);
    if (box.width < 3 || box.height < 3 || isCovered(box)) continue;
    const { left, top } = box;
    const colour = color.match(/[\d.]+/g)?.map(Number) ?? [];
    lines.push({ text: art.dataset.liked ?? '', colour, left, top, width: box.width, height: box.height });
  }
  return lines;
}
