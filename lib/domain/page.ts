import type { Guest } from './article';
import type { SafeHtml } from './safe-html';
import type { Backdrop } from './show';

export type PageLink = { slug: string; title: string };

/** One part of a page that editors compose. `slugs` are never empty. */
export type PageBlock =
  /** `kicker` is a short line above the title. */
  | { kind: 'header'; kicker: string | null; title: string; subtitle: string | null; backdrop: Backdrop | null }
  | { kind: 'explanation'; title: string | null; html: SafeHtml | null; image: string | null }
  | { kind: 'mosaic'; items: readonly { title: string; image: string; url: string | null }[] }
  | {
      kind: 'listing';
      title: string | null;
      items: readonly { title: string; html: SafeHtml | null; image: string | null }[];
    }
  | { kind: 'mobileApp'; title: string | null; html: SafeHtml | null; image: string | null }
  | { kind: 'cinemas'; slugs: readonly string[] }
  | { kind: 'shows'; slugs: readonly string[] }
  | ({ kind: 'guest' } & Guest);

export type ComposedPage = PageLink & {
  seo: { title: string | null; description: string | null };
  blocks: readonly PageBlock[];
};

/** What editors call the accessibility statement in each language. */
const statements: readonly string[] = ['accessibilite', 'accessibility', 'barrierefreiheit', 'toegankelijkheid'];

export const isStatement = ({ slug }: { slug: string }): boolean => statements.includes(slug);
