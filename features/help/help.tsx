import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { HelpWay } from '@/lib/routing/help-screens';
import { locales } from '@/lib/sites/locales';
import styles from './help.module.scss';
import { helpPaths } from './paths/help-paths';
import { QuestionBand } from './search/question-band';
import { SearchBox } from './search/search-box';
import { FrequentQuestions } from './topics/frequent-questions';
import { helpHomes, mostFrequent, type Topic } from './topics/help.table';
import { Suggestions } from './topics/suggestions';
import { TopicGrid } from './topics/topic-grid';

type Props = {
  topics: readonly Topic[];
  way: HelpWay;
  /** Someone who answers. */
  contact?: ReactNode;
};

/** The way into help: ask first, then by topic, then what is often asked. */
export function HelpScreen({ topics, way, contact }: Props) {
  const t = useTranslations('help');
  const locale = useLocale();
  const paths = helpPaths(locale, way);
  const home = helpHomes[locales[locale].site];
  return (
    <>
      <QuestionBand>
        <h1 className={styles.heading}>{t('heading')}</h1>
        <SearchBox action={paths.search} />
        {home && <Suggestions names={home.suggestions} paths={paths} />}
      </QuestionBand>
      <div data-surface="paper" className={styles.body}>
        <Wrap>
          {topics.length > 0 && (
            <>
              <h2>
                <VisuallyHidden>{t('topics')}</VisuallyHidden>
              </h2>
              <TopicGrid topics={topics} paths={paths} />
            </>
          )}
          <FrequentQuestions topics={topics} paths={paths} most={mostFrequent.home} wide>
            {contact}
          </FrequentQuestions>
        </Wrap>
      </div>
    </>
  );
}
