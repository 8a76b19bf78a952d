import type { ReactNode } from 'react';
import { Section } from '@/components/ui/layout/layout';
import { Prose } from '@/components/ui/prose/prose';
import { AppBand } from '@/components/views/app-band/app-band';
import { Guest } from '@/components/views/guest/guest';
import type { PageBlock } from '@/lib/domain/page';
import { brand } from '@/lib/sites/brand';
import { CinemasBlock } from './cinemas-block';
import type { Block } from './composed-page.logic';
import { Explanation } from './explanation';
import { LaterHeader } from './later-header';
import { Listing } from './listing';
import { Mosaic } from './mosaic';
import { ShowsBlock } from './shows-block';
import type { Stock } from './stock';

type Kind = PageBlock['kind'];
type Setting = { id: string; surface: 'ink' | 'paper'; stock: Stock };

const views: { [K in Kind]: (block: Block<K>, setting: Setting) => ReactNode } = {
  header: (block, { id }) => <LaterHeader block={block} id={id} />,
  explanation: (block, { id, surface }) => <Explanation block={block} id={id} numbered={surface === 'ink'} />,
  mosaic: (block) => <Mosaic items={block.items} />,
  listing: (block, { id }) => <Listing block={block} id={id} />,
  mobileApp: ({ title, html, image }, { stock }) => (
    <AppBand title={title ?? brand.name} picture={image} apps={stock.apps}>
      {html && <Prose html={html} size="note" />}
    </AppBand>
  ),
  cinemas: ({ slugs }, { id, stock }) => (
    <CinemasBlock slugs={slugs} id={id} cinemas={stock.cinemas} tags={stock.tags} />
  ),
  shows: ({ slugs }, { id, stock }) => <ShowsBlock slugs={slugs} id={id} shows={stock.shows} />,
  guest: (guest) => (
    <Section>
      <Guest guest={guest} />
    </Section>
  ),
};

type Props<K extends Kind> = Setting & { block: Block<K> & { kind: K } };

/** One block, drawn as its kind is. */
export function BlockView<K extends Kind>({ block, ...setting }: Props<K>) {
  return views[block.kind](block, setting);
}
