import styles from './text-link.module.scss';

/**
 * The look of a link in words. `plain` is underlined within a sentence; `go` stands alone, 44 px high, and is followed
 * by an icon that leans forward under the pointer.
 */
export function textLinkClass(kind: 'plain' | 'go' = 'plain'): string {
  return [styles.link, styles[kind]].filter(Boolean).join(' ');
}
