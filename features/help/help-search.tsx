import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import { State } from '@/components/ui/state/state';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { Words } from '@/lib/i18n/words';
import type { HelpWay } from '@/lib/routing/help-screens';
import styles from './help-search.module.scss';
import { helpPaths } from './paths/help-paths';
import { Ask } from './search/ask';
import { AskedBox, HelpSearchIsland } from './search/help-search.island';
import { SearchBox } from './search/search-box';
import { Waiting } from './search/waiting';
import { Frequent } from './topics/frequent';
import { mostFrequent, type Topic } from './topics/help.table';
import { TopicList } from './topics/topic-list';

type Props = { topics: readonly Topic[]; minLength: number; way: HelpWay };

/** The results page: the same for everyone until the browser says what was asked. */
export function HelpSearchScreen({ topics, minLength, way }: Props) {
  const t = useTranslations('help');
  const paths = helpPaths(useLocale(), way);
  return (
    <Words of={['helpSearch']}>
      <Ask low>
        <h1>
          <VisuallyHidden>{t('results')}</VisuallyHidden>
        </h1>
        <Suspense fallback={<SearchBox action={paths.search} />}>
          <AskedBox action={paths.search} />
        </Suspense>
      </Ask>
      <div data-surface="paper" className={styles.page}>
        <Wrap>
          <div className={styles.columns}>
            <div>
              <Suspense fallback={<Waiting />}>
                <HelpSearchIsland paths={paths} minLength={minLength}>
                  <Frequent topics={topics} paths={paths} most={mostFrequent.search} />
                </HelpSearchIsland>
              </Suspense>
              <div className={styles.noScript}>
                <State level={2} title={t('noScript')} />
              </div>
            </div>
            <TopicList title={t('topics')} topics={topics} paths={paths} />
          </div>
        </Wrap>
      </div>
    </Words>
  );
}
