import { expect, type Page } from '@playwright/test';

/** How a picture is asked for, where a browser shows it at two pixels a point. */
type Shown = {
  what: string;
  of: string;
  needed: number;
  taken: number;
  isCut: boolean;
  isAimed: boolean;
};

/** Width to height of the demo's pictures by the first part of their path, which are made as wide as their name says. */
const ratios: Readonly<Record<string, number>> = {
  posters: 2 / 3,
  backdrops: 20 / 9,
  facades: 16 / 9,
  experiences: 16 / 9,
  stills: 16 / 9,
  cards: 680 / 428,
};

const windows = [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const;

/**
 * Fails where a picture is enlarged by more than a seventh at two pixels a point, is more than 1.6 times as wide as it
 * needs to be, or is cut without a word on what must stay in view; at a phone's, a tablet's and a laptop's width. It asks what a
 * browser would load, so that nothing has to be drawn. Leaves the window as it was.
 */
export async function expectSharp(page: Page): Promise<void> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const shown = await page.evaluate(listShown, ratios);
    faults.push(...shown.flatMap(listFaults).map((fault) => `${width}: ${fault}`));
  }
  expect(faults, page.url()).toEqual([]);
  if (before) await page.setViewportSize(before);
}

function listFaults({ what, of, needed, taken, isCut, isAimed }: Shown): string[] {
  const enlarged = needed / taken;
  return [
    enlarged > 1.15 && `${of} is enlarged ${enlarged.toFixed(2)} times: ${what}`,
    1 / enlarged > 1.6 && `${of} is ${(1 / enlarged).toFixed(2)} times as wide as needed: ${what}`,
    isCut && !isAimed && `${of} is cut in its middle: ${what}`,
  ].filter((fault) => fault !== false);
}

function listShown(ratios: Readonly<Record<string, number>>): Shown[] {
  const density = 2;
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.position = 'absolute';
  const measure = (length: string) => {
    probe.style.width = length;
    return probe.getBoundingClientRect().width;
  };
  const found = [...document.querySelectorAll('img')].flatMap((image) => {
    const box = image.getBoundingClientRect();
    const sources = [
      ...(image.parentElement?.matches('picture') ? image.parentElement.querySelectorAll('source') : []),
    ];
    const { srcset, sizes } = sources.find(({ media }) => matchMedia(media).matches) ?? image;
    if (!srcset.includes('/_next/image') || box.width === 0 || !image.checkVisibility()) return [];
    const candidates = srcset.split(', ').map((one) => {
      const [url = '', says = ''] = one.split(' ');
      const { searchParams } = new URL(url, location.href);
      return { path: searchParams.get('url') ?? '', width: Number(searchParams.get('w')), says };
    });
    const [, across = '', down = '', cut] =
      /^\/api\/pictures\/\w+\/(\d+)x(\d+)\/([\w-]+)$/.exec(candidates[0]?.path ?? '') ?? [];
    const path = cut ? atob(cut.replaceAll('-', '+').replaceAll('_', '/')) : (candidates[0]?.path ?? '');
    const [, kind = '', digits = ''] = /\/([a-z]+)\/[^/]+-(\d+)\.\w+$/.exec(path) ?? [];
    // A file of the site itself says its own shape.
    const [wide, high] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
    const own = path.startsWith('/_next/static/') && wide && high ? wide / high : 1;
    const whole = ratios[kind] ?? own;
    const ratio = cut ? Number(across) / Number(down) : whole;
    const native = (Number(digits) || Number.POSITIVE_INFINITY) * Math.min(1, ratio / whole);
    const slot = sizes
      .split(/,\s*(?![^(]*\))/)
      .map((one) => /^(\([^)]*\))\s(.+)$/.exec(one)?.slice(1) ?? ['all', one])
      .find(([media = '']) => matchMedia(media).matches);
    const densities = candidates.map(({ width, says }) =>
      says.endsWith('x') ? Number.parseFloat(says) : width / measure(slot?.[1] ?? '100vw'),
    );
    // The one below is taken where it lies nearer, by what the two are multiplied (Chromium, `SelectionLogic`).
    const above = densities.findIndex((each) => each >= density);
    const [low = 0, upper = 0] = [densities[above - 1], densities[above]];
    const taken = above < 0 ? candidates.length - 1 : above > 0 && density < Math.sqrt(low * upper) ? above - 1 : above;
    const width = candidates[taken]?.width ?? 0;
    const { objectFit, objectPosition } = getComputedStyle(image);
    const shape = box.width / box.height;
    const needed = objectFit === 'cover' ? Math.max(box.width, box.height * ratio) : box.width;
    return {
      what: `${path.split('/').slice(-2).join('/')} in ${Math.round(box.width)}×${Math.round(box.height)} by ${sizes}`,
      of: `.${image.parentElement?.parentElement?.className}`,
      needed: needed * density,
      taken: Math.min(width, native),
      isCut: objectFit === 'cover' && Math.max(shape / ratio, ratio / shape) > 1.2,
      isAimed: objectPosition !== '50% 50%',
    };
  });
  probe.remove();
  return found;
}
