import type { ReactNode } from 'react';
import { Section } from '@/components/ui/layout/layout';
import { Prose } from '@/components/ui/prose/prose';
import { AppBand } from '@/components/views/app-band/app-band';
import { SpecialGuest } from '@/components/views/special-guest/special-guest';
import type { PageBlock } from '@/lib/domain/page';
import { brand } from '@/lib/sites/brand';
import type { BlockData } from './block-data';
import { CinemasBlock } from './cinemas-block';
import type { Block } from './composed-page.logic';
import { ExplanationBlock } from './explanation-block';
import { InnerHeader } from './inner-header';
import { ListingBlock } from './listing-block';
import { MosaicBlock } from './mosaic-block';
import { ShowsBlock } from './shows-block';

type Kind = PageBlock['kind'];
type BlockContext = { id: string; surface: 'ink' | 'paper'; stock: BlockData };

const views: { [K in Kind]: (block: Block<K>, context: BlockContext) => ReactNode } = {
  header: (block, { id }) => <InnerHeader block={block} id={id} />,
  explanation: (block, { id, surface }) => <ExplanationBlock block={block} id={id} numbered={surface === 'ink'} />,
  mosaic: ({ items }, { id }) => <MosaicBlock items={items} id={id} />,
  listing: (block, { id }) => <ListingBlock block={block} id={id} />,
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
      <SpecialGuest guest={guest} />
    </Section>
  ),
};

type Props<K extends Kind> = BlockContext & { block: Block<K> & { kind: K } };

/** One block, drawn as its kind is. */
export function BlockView<K extends Kind>({ block, ...context }: Props<K>) {
  return views[block.kind](block, context);
}
