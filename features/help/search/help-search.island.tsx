'use client';
// The question stands in the address, which a page shared by all visitors does not know.
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { StateMessage } from '@/components/ui/state-message/state-message';
import type { HelpPaths } from '../paths/help-paths';
import { HelpResults } from './help-results';
import { isLongEnough, parseQuestion } from './help-search.logic';
import { SearchBox } from './search-box';

type Props = {
  paths: HelpPaths;
  /** Characters that a question must exceed. */
  minLength: number;
  /** The first sentence of answers, by id. */
  teasers: Readonly<Record<string, string>>;
  /** What is often asked, for a question that found nothing, and for none. */
  children: ReactNode;
};

export function HelpSearchIsland({ paths, minLength, teasers, children }: Props) {
  const t = useTranslations('helpSearch');
  const question = parseQuestion(useSearchParams().get('q'));
  if (!question) return children;
  if (isLongEnough(question, minLength))
    return (
      <HelpResults question={question} minLength={minLength} paths={paths} teasers={teasers}>
        {children}
      </HelpResults>
    );
  return (
    <>
      <div role="status">
        <StateMessage level={2} title={t('short', { count: minLength + 1 })} />
      </div>
      {children}
    </>
  );
}

/** The field with the question of the address in it; it keeps its focus from one question to the next. */
export function AskedBox({ action }: { action: string }) {
  const question = parseQuestion(useSearchParams().get('q'));
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (field.current) field.current.value = question;
  }, [question]);

  return <SearchBox action={action} field={field} question={question} />;
}
