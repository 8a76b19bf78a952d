'use client';
// Sends less: as a component with short props, its long addresses stand in the page once and not in the flight data too.
import { buildSources } from './build-sources';
import styles from './picture.module.scss';

interface Props {
  src: string;
  alt: string;
  sizes: string | number;
  /** Width to height, where the size is a number. */
  ratio: number;
  first: boolean;
}

/** The image itself. Next's own component does the same with hooks and some five kilobytes in every page. */
export function ImageElement({ src, alt, sizes, ratio, first }: Props) {
  const isInList = typeof sizes === 'number';
  const box = isInList ? { width: sizes, height: Math.round(sizes / ratio) } : { sizes };
  const image = (
    // biome-ignore lint/performance/noImgElement: the sources are those of Next's image service
    <img
      alt={alt}
      className={styles.image}
      decoding="async"
      {...(first ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      {...box}
      {...buildSources(src, sizes)}
    />
  );
  // React asks for a first image before the style sheets, but not within `picture`: four posters would hold up the first paint.
  return first && isInList ? <picture>{image}</picture> : image;
}
