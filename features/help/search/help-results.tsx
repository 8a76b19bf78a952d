import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Highlight } from '@/components/ui/highlight/highlight';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { isRateLimited } from '@/lib/api/is-rate-limited';
import type { HelpPaths } from '../paths/help-paths';
import { ArticleList } from '../topics/article-list';
import { articlePath } from '../topics/help.logic';
import styles from './help-results.module.scss';
import { firstResults as first, listWordsToTry } from './help-search.logic';
import { useHelpResults, useWordsFound } from './help-search.queries';
import { NothingFound } from './nothing-found';
import { WaitingResults } from './waiting-results';

type Props = {
  question: string;
  minLength: number;
  paths: HelpPaths;
  teasers: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** What the search found: the first answers, all of them when asked, or a way on. */
export function HelpResults({ question, minLength, paths, teasers, children }: Props) {
  const t = useTranslations('helpSearch');
  const { answers, error, isError, refetch, isFetching } = useHelpResults(question);
  const words = useWordsFound(answers?.length === 0 ? listWordsToTry(question, minLength) : []);
  const isNone = answers?.length === 0 && words !== null;
  const isWaiting = !answers || (answers.length === 0 && !isNone);
  // The question that all is shown for: the next one starts with its first answers again (spec catalogue §4).
  const [allOf, setAllOf] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isAll = allOf === question;
  const status = useRef<HTMLDivElement>(null);
  const last = useRef(question);

  // The link that asked may have gone with the answer it stood in.
  useEffect(() => {
    if (last.current !== question && document.activeElement === document.body) status.current?.focus();
    last.current = question;
  }, [question]);

  useEffect(() => {
    if (isAll) list.current?.querySelectorAll('a')[first]?.focus();
  }, [isAll]);

  if (isError)
    return (
      <>
        <StateMessage
          kind="error"
          level={2}
          title={t(isRateLimited(error) ? 'hasty' : 'failed')}
          text={t(isRateLimited(error) ? 'hastyText' : 'failedText')}
        >
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </StateMessage>
        {children}
      </>
    );

  const shown = isAll ? answers : answers?.slice(0, first);
  const others = (answers?.length ?? 0) - (shown?.length ?? 0);
  return (
    <>
      <div ref={status} role="status" tabIndex={-1}>
        {isWaiting && <VisuallyHidden>{t('searching')}</VisuallyHidden>}
        {answers && answers.length > 0 && (
          <h2 className={styles.title}>{t('found', { count: answers.length, query: question })}</h2>
        )}
        {isNone && <NothingFound question={question} found={words} paths={paths} />}
      </div>
      {isWaiting && <WaitingResults />}
      {isNone && children}
      {shown && shown.length > 0 && (
        <div ref={list}>
          <ArticleList
            rows={shown.map((answer) => ({
              key: answer.id,
              path: articlePath(paths, answer),
              title: <Highlight title={answer.title} typed={question} />,
              text: teasers[answer.id] ?? answer.topic,
            }))}
          />
        </div>
      )}
      {others > 0 && (
        <p className={styles.others}>
          <Button onClick={() => setAllOf(question)}>{t('others', { count: others })}</Button>
        </p>
      )}
    </>
  );
}
