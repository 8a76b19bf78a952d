import { useTranslations } from 'next-intl';
import { Wrap } from '@/components/ui/layout/layout';
import { State } from '@/components/ui/state/state';
import type { ComposedPage } from '@/lib/domain/page';
import styles from './composed-page.module.scss';
import { BlockView } from './parts/block-view';
import { openingOf, surfaceOf } from './parts/composed-page.logic';
import { Opening } from './parts/opening';
import type { Stock } from './parts/stock';

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
