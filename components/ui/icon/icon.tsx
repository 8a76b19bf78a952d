import styles from './icon.module.scss';
import type { IconName } from './icon.names';
import sprite from './icons.svg';

interface Props {
  name: IconName;
  /** Words for assistive technology; without them the icon is decoration. */
  label?: string;
}

/**
 * One drawing of the sprite, 1.25em wide and in the colour of the text. A parent changes it through `--icon-size`,
 * `--icon-stroke` and `--icon-fill`. The sprite is a file of its own so that no page carries a drawing twice.
 */
export function Icon({ name, label }: Props) {
  const drawing = <use href={`${sprite.src}#${name}`} />;
  return label ? (
    <svg className={styles.icon} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={styles.icon} aria-hidden="true">
      {drawing}
    </svg>
  );
}
