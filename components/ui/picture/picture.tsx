import type { CSSProperties } from 'react';
import { ImageElement } from './image-element.lean';
import type { PhoneCut } from './phone-cut';
import styles from './picture.module.scss';

interface Props {
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
  /** Another file where the screen is narrow. */
  phone?: PhoneCut | null | undefined;
  /** Set in type on the ground that stands for a missing picture. */
  title?: string;
  /** The largest picture of the first screen: fetched first. */
  first?: boolean;
}

const ratios = { poster: 2 / 3, wide: 16 / 9, photo: 4 / 3, square: 1, fill: 1 } as const;

/** A picture in a box of known shape; without one, a ground with the mark's lens and the title. */
export function Picture({ src, alt, sizes, ratio = 'poster', tone, focus, phone, title, first = false }: Props) {
  const style = {
    ...(tone && { '--tone': tone }),
    ...(focus && { '--focus-point': focus }),
    ...(phone && { '--phone-focus': phone.focus }),
  } as CSSProperties;
  const image = src !== null && <ImageElement src={src} alt={alt} sizes={sizes} ratio={ratios[ratio]} first={first} />;
  return (
    <div className={styles.picture} data-ratio={ratio} style={style}>
      {image && phone ? (
        <picture>
          <source media="(max-width: 479.98px)" srcSet={phone.srcSet} sizes={phone.sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
      {!image && <Missing alt={alt} title={title} />}
    </div>
  );
}

function Missing({ alt, title }: { alt: string; title: string | undefined }) {
  const words = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <div className={styles.missing} {...words}>
      <svg className={styles.lens} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <path d="M142 51A64 64 0 1 0 142 149" />
        <path className={styles.light} d="M88 88 200 40V160L88 112Z" />
      </svg>
      {title && <span className={styles.title}>{title}</span>}
    </div>
  );
}
