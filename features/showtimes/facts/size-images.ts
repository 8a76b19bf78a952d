import { buildSources } from '@/components/ui/picture/build-sources';
import type { ShowingTags } from '@/lib/domain/showing-tags';

/** Two pixels a point, of the widths that images are made in: no board needs to know those for some letters on a line. */
export const sizeImages = (marks: ShowingTags): ShowingTags =>
  Object.fromEntries(
    Object.entries(marks).map(([slug, mark]) => {
      const { image } = mark;
      return [slug, image ? { ...mark, image: { ...image, src: buildSources(image.src, 2 * image.width).src } } : mark];
    }),
  );
