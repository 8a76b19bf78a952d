import styles from './prose.module.scss';

interface Props {
  /** HTML that has been through the sanitiser: nothing is checked here. */
  html: string;
  /** The size of reading pages; `note` for panels and answers. */
  size?: 'page' | 'note';
  /** When it is written in another language than the page. */
  lang?: string;
}

/** Editorial text as it comes: headings, lists, tables, pictures, on a measure of 66 characters. */
export function Prose({ html, size = 'page', lang }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters
  return <div className={styles.prose} data-size={size} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
