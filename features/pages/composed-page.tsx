import { useTranslations } from 'next-intl';
import { Wrap } from '@/components/ui/layout/layout';
import { StateMessage } from '@/components/ui/state-message/state-message';
import type { ComposedPage } from '@/lib/domain/page';
import styles from './composed-page.module.scss';
import type { BlockData } from './parts/block-data';
import { BlockView } from './parts/block-view';
import { pickNamed, pickSurface, splitOpening } from './parts/composed-page.logic';
import { Opening } from './parts/page-head';

type Props = { page: ComposedPage; stock: BlockData };

/** A page that editors compose of blocks, in their order. */
export function ComposedPageScreen({ page, stock }: Props) {
  const t = useTranslations('pages');
  const { header, rest } = splitOpening(page);
  const surface = pickSurface(page);
  const titles = rest.findIndex((block) => block.kind === 'shows' && pickNamed(block.slugs, stock.shows)?.length);
  return (
    <div className={styles.page} data-surface={surface}>
      <Opening header={header} titles={titles < 0 ? null : blockId(titles)} />
      {page.blocks.length === 0 && (
        <Wrap>
          <StateMessage level={2} title={t('empty')} />
        </Wrap>
      )}
      {rest.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and the page never moves them
        <BlockView key={index} block={block} id={blockId(index)} surface={surface} stock={stock} />
      ))}
    </div>
  );
}

const blockId = (index: number) => `block-${index}`;
