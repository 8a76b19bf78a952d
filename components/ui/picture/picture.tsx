import type { CSSProperties, ReactNode } from 'react';
import sprite from '../icon/icons.svg';
import { ImageElement } from './image-element.lean';
import styles from './picture.module.scss';

export interface PictureProps {
  src: string | null;
  /** Empty for a picture that only repeats the words beside it. */
  alt: string;
  /**
   * The widths it is shown at, as in the sizes attribute; or one number of CSS pixels, for small pictures in long
   * lists: two densities then stand in the page instead of a dozen widths.
   */
  sizes: string | number;
  /** Width to height. `fill` takes the box of the parent, which must be positioned. */
  ratio?: 'poster' | 'wide' | 'photo' | 'square' | 'fill';
  /** A dark colour of the picture, shown until it arrives. */
  tone?: string | undefined;
  /** What must stay in view when the picture is cut, as a CSS position. */
  focus?: string | undefined;
  /** What stands around the image itself (`cut-picture.tsx`). */
  wrap?: ((image: ReactNode) => ReactNode) | undefined;
  /** Set in type on what is drawn for a missing picture. */
  title?: string;
  /** The largest picture of the first screen: fetched first. */
  first?: boolean;
}

const ratios = { poster: 2 / 3, wide: 16 / 9, photo: 3 / 2, square: 1, fill: 1 } as const;

/** A picture in a box of known shape; without one, what is drawn of the title. */
export function Picture({ src, alt, sizes, ratio = 'poster', tone, focus, wrap, title, first = false }: PictureProps) {
  const style = { '--tone': tone, '--focus-point': focus } as CSSProperties;
  const image = src !== null && <ImageElement src={src} alt={alt} sizes={sizes} ratio={ratios[ratio]} first={first} />;
  return (
    <div className={styles.picture} data-ratio={ratio} style={style}>
      {image && wrap ? wrap(image) : image}
      {!image && <Missing alt={alt} title={title} />}
    </div>
  );
}

/** A poster of the house: the mark's lens throws its light up to the title, in the colour that the film is known by. */
function Missing({ alt, title }: { alt: string; title: string | undefined }) {
  const words = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <div className={styles.missing} {...words}>
      <svg className={styles.lens} viewBox="0 0 200 300" aria-hidden="true">
        <use href={`${sprite.src}#lens`} />
      </svg>
      {title && <span className={styles.title}>{title}</span>}
    </div>
  );
}
