import { useTranslations } from 'next-intl';
import { Wrap } from '@/components/layout/layout';
import { State } from '@/components/state/state';
import type { ComposedPage } from '@/lib/domain/page';
import type { Stock } from './composed-page.load';
import { openingOf, surfaceOf } from './composed-page.logic';
import styles from './composed-page.module.scss';
import { BlockView } from './parts/block-view';
import { Opening } from './parts/opening';

type Props = { page: ComposedPage; stock: Stock };

/** A page that editors compose of blocks, in their order. */
export function ComposedPageScreen({ page, stock }: Props) {
  const t = useTranslations('pages');
  const { header, rest } = openingOf(page);
  const surface = surfaceOf(page);
  return (
    <div className={styles.page} data-surface={surface}>
      <Opening header={header} />
      {page.blocks.length === 0 && (
        <Wrap>
          <State level={2} title={t('empty')} />
        </Wrap>
      )}
      {rest.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and the page never moves them
        <BlockView key={place} block={block} id={`block-${place}`} surface={surface} stock={stock} />
      ))}
    </div>
  );
}
