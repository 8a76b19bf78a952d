import type { PageItem, WireBlock, WirePage } from '@/lib/api/contract/pages';
import type { Translations } from '@/lib/api/contract/shared';
import type { Language } from '@/lib/sites/languages';
import { same, type Words } from '../../words';
import { openCinemas, stageOf } from '../cinemas';
import { type Desk, deskOf, say, write } from '../editorial/desk';
import { findItem, slugIn, translationsOf } from '../editorial/item';
import type { BlockRow, PageRow } from '../editorial/pages/page';
import { pageRows } from '../editorial/pages/table';
import { wayTo } from '../editorial/ways';
import { picture, wideOf } from '../pictures';
import type { World } from '../world';

const pagesOf = ({ site }: World): readonly PageRow[] => pageRows.filter(({ sites }) => !sites || sites.includes(site));

/** The address of the accessibility statement, where the law asks for one. */
export function accessStatement(world: World, language: Language): string | null {
  const row = pagesOf(world).find(({ slug }) => slug.fr === 'accessibilite');
  return row ? wayTo(world.site, language, 'info', slugIn(row, language)) : null;
}

/** The cinemas that the country knows best. */
function bigOnes({ site }: World, count: number): string[] {
  const stages = (['first', 'second', 'third'] as const).flatMap((stage) => stageOf(site, stage) ?? []);
  return [...new Set([...stages, ...openCinemas(site)])].slice(0, count).map(({ slug }) => slug);
}

function blockOf(desk: Desk, row: BlockRow): WireBlock {
  const words = (text: Words | null): string | null => text && say(desk, text);
  switch (row.kind) {
    case 'header':
      return {
        kind: 'header',
        title: say(desk, row.title),
        subtitle: words(row.subtitle),
        backdrop: row.picture && wideOf(...row.picture),
      };
    case 'explanation':
    case 'mobileApp':
      return {
        kind: row.kind,
        title: words(row.title),
        content: write(desk, row.content),
        image: row.picture ? picture(...row.picture, 1600) : null,
      };
    case 'mosaic':
      return {
        kind: 'mosaic',
        items: row.items.map(({ title, picture: shot, to }) => ({
          title: say(desk, title),
          image: picture(...shot, 2560),
          url: to && say(desk, same(to)),
        })),
      };
    case 'listing':
      return {
        kind: 'listing',
        title: words(row.title),
        items: row.items.map(({ title, content, picture: shot }) => ({
          title: say(desk, title),
          content: content && write(desk, content),
          image: shot ? picture(...shot, 1280) : null,
        })),
      };
    case 'cinemas':
      return { kind: 'cinemas', slugs: bigOnes(desk.world, row.count) };
    case 'shows':
      return {
        kind: 'shows',
        slugs: row.films.flatMap((key) => desk.world.titles.find((title) => title.key === key)?.slug ?? []),
      };
    case 'guest':
      return {
        kind: 'guest',
        name: row.name,
        role: say(desk, row.role),
        picture: row.picture && picture(...row.picture, 1280),
        quote: say(desk, row.quote),
      };
  }
}

/** `/api/master-template/pages`. */
export function pages(world: World, language: Language): PageItem[] {
  const desk = deskOf(world, language);
  return pagesOf(world).map((row) => ({ slug: slugIn(row, desk.language), title: say(desk, row.title) }));
}

/** `/api/master-template/page/{slug}`; null = 404. */
export function page(world: World, slug: string, language: Language): WirePage | null {
  const row = findItem(world.site, pagesOf(world), slug);
  if (!row) return null;
  const desk = deskOf(world, language);
  const { title = null, description = null } = row.seo ?? {};
  return {
    slug: slugIn(row, desk.language),
    title: say(desk, row.title),
    seo: { title: title && say(desk, title), description: description && say(desk, description) },
    blocks: row.blocks.map((block) => blockOf(desk, block)),
  };
}

/** `/api/master-template/page/{slug}/translate`. */
export const pageTranslate = (world: World, slug: string): Translations | null =>
  translationsOf(world.site, findItem(world.site, pagesOf(world), slug));
