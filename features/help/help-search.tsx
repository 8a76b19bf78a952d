import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { Words } from '@/lib/i18n/words';
import type { HelpWay } from '@/lib/routing/help-screens';
import styles from './help-search.module.scss';
import { helpPaths } from './paths/help-paths';
import { AskedBox, HelpSearchIsland } from './search/help-search.island';
import { QuestionBand } from './search/question-band';
import { SearchBox } from './search/search-box';
import { WaitingResults } from './search/waiting-results';
import { FrequentQuestions } from './topics/frequent-questions';
import { listTeasers } from './topics/help.logic';
import { mostFrequent, type Topic } from './topics/help.table';
import { TopicList } from './topics/topic-list';

type Props = {
  topics: readonly Topic[];
  minLength: number;
  way: HelpWay;
  /** Someone who answers. */
  contact?: ReactNode;
};

/** The results page: the same for everyone until the browser says what was asked. */
export function HelpSearchScreen({ topics, minLength, way, contact }: Props) {
  const t = useTranslations('help');
  const paths = helpPaths(useLocale(), way);
  return (
    <Words of={['helpSearch']}>
      <QuestionBand low>
        <h1>
          <VisuallyHidden>{t('results')}</VisuallyHidden>
        </h1>
        <Suspense fallback={<SearchBox action={paths.search} />}>
          <AskedBox action={paths.search} />
        </Suspense>
      </QuestionBand>
      <div data-surface="paper" className={styles.page}>
        <Wrap>
          <div className={styles.columns}>
            <div>
              <Suspense fallback={<WaitingResults />}>
                <HelpSearchIsland paths={paths} minLength={minLength} teasers={listTeasers(topics)}>
                  <FrequentQuestions topics={topics} paths={paths} most={mostFrequent.search} />
                </HelpSearchIsland>
              </Suspense>
              <div className={styles.noScript}>
                <StateMessage level={2} title={t('noScript')} />
              </div>
            </div>
            <TopicList title={t('topics')} topics={topics} paths={paths}>
              {contact}
            </TopicList>
          </div>
        </Wrap>
      </div>
    </Words>
  );
}
