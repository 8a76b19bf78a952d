import type { SafeHtml } from '@/lib/domain/safe-html';
import styles from './prose.module.scss';

interface Props {
  html: SafeHtml;
  /** The size of reading pages; `lead` under a large title, `note` for panels and answers. */
  size?: 'page' | 'lead' | 'note';
  /** When it is written in another language than the page. */
  lang?: string;
}

/** Editorial text as it comes: headings, lists, tables, pictures, on a measure of 66 characters. */
export function Prose({ html, size = 'page', lang }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: its type says that the sanitiser made it
  return <div className={styles.prose} data-size={size} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
