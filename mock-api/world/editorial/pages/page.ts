import type { SiteId } from '@/lib/sites/sites';
import type { Words } from '../../../words';
import type { Shot } from '../../pictures';
import type { Item } from '../item';

type Entry = { title: Words; content: Words | null; picture?: Shot };

/** A part of a page before its words are finished; films by key, cinemas by how many of the big ones. */
export type BlockRow =
  | { kind: 'header'; title: Words; subtitle: Words | null; picture: Shot | null }
  | { kind: 'explanation' | 'mobileApp'; title: Words | null; content: Words; picture?: Shot }
  | { kind: 'mosaic'; items: readonly { title: Words; picture: Shot; to: string | null }[] }
  | { kind: 'listing'; title: Words | null; items: readonly Entry[] }
  | { kind: 'cinemas'; count: number }
  | { kind: 'shows'; films: readonly string[] }
  | { kind: 'guest'; name: string; role: Words; picture: Shot | null; quote: Words };

export type PageRow = Item & {
  title: Words;
  /** The editors wrote something for search engines. */
  seo?: { title: Words | null; description: Words | null };
  sites?: readonly SiteId[];
  blocks: readonly BlockRow[];
};
