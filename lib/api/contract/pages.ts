import type { WireGuest } from './articles';
import type { Img3 } from './shared';

export type PageItem = { slug: string; title: string };

/** `content` is HTML. */
export type WireBlock =
  | { kind: 'header'; title: string; subtitle: string | null; backdrop: Img3 | null }
  | { kind: 'explanation'; title: string | null; content: string | null; image: string | null }
  | { kind: 'mosaic'; items: { title: string; image: string; url: string | null }[] }
  | {
      kind: 'listing';
      title: string | null;
      items: { title: string; content: string | null; image: string | null }[];
    }
  | { kind: 'mobileApp'; title: string | null; content: string | null; image: string | null }
  | { kind: 'cinemas'; slugs: string[] }
  | { kind: 'shows'; slugs: string[] }
  | ({ kind: 'guest' } & WireGuest);

export type WirePage = {
  slug: string;
  title: string;
  seo: { title: string | null; description: string | null };
  blocks: WireBlock[];
};
