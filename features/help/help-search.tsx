import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Wrap } from '@/components/layout/layout';
import { State } from '@/components/state/state';
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden';
import { Words } from '@/lib/i18n/words';
import type { Topic } from './help.load';
import type { HelpPaths } from './help.paths';
import { mostFrequent } from './help.table';
import { AskedBox, HelpSearchIsland } from './help-search.island';
import styles from './help-search.module.scss';
import { Ask } from './parts/ask';
import { Frequent } from './parts/frequent';
import { SearchBox } from './parts/search-box';
import { TopicList } from './parts/topic-list';
import { Waiting } from './parts/waiting';

type Props = { topics: readonly Topic[]; minLength: number; paths: HelpPaths };

/** The results page: the same for everyone until the browser says what was asked. */
export function HelpSearchScreen({ topics, minLength, paths }: Props) {
  const t = useTranslations('help');
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
