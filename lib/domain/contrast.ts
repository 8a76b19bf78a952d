import type { Tag } from './tag';

type Colours = NonNullable<Tag['colours']>;

const ink = '#0a0a0c';
const paper = '#f6f3ec';

/** What small text needs on its ground (WCAG 2.2 AA). */
const enough = 4.5;

/** The colours an editor chose, with ink or paper as text where theirs cannot be read. */
export const buildReadable = ({ background, text }: Colours): Colours => ({
  background,
  text: contrast(background, text) >= enough ? text : pickReadable(background),
});

const pickReadable = (background: string) => (contrast(background, ink) >= contrast(background, paper) ? ink : paper);

/** Contrast of two `#rrggbb`, 1 to 21. */
const contrast = (one: string, other: string) => contrastOf(channelsOf(one), channelsOf(other));

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Contrast of two colours as red, green and blue, 0 to 255 each; 1 to 21. */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((each) => linear(each / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
