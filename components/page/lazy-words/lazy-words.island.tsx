'use client';
// Asks for the words of what was just opened: only the browser knows that it was.
import { type AbstractIntlMessages, NextIntlClientProvider, useLocale } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Bundle } from '@/lib/i18n/bundles';
import { useLanguage } from '@/lib/i18n/use-language';
import { wordsUrl } from '@/lib/i18n/words-url';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useAnswer } from '@/lib/visitor/answers/use-answer';
import { reportLostCode } from '@/lib/visitor/notices/lost-code';

interface Props {
  of: Bundle;
  children: ReactNode;
  /** While they are on their way. */
  meanwhile?: ReactNode;
  /** Where they do not come: closes the modal that was to speak them and tells the visitor, unless said otherwise. */
  onLost?: (again: () => void) => void;
}

/** Milliseconds until words that did not come are asked for again, for as long as something waits for them. */
const pause = 10_000;

/** Gives what is inside it the words of a bundle that the page itself was not sent with. */
export function LazyWords({ of, children, meanwhile = null, onLost = reportLostCode }: Props) {
  const url = wordsUrl(useLanguage(), of);
  const { data, hasFailed, retry } = useAnswer<AbstractIntlMessages>(url);
  const failures = useAnswers((all) => all[url]?.failures ?? 0);
  const [before] = useState(failures);
  const locale = useLocale();
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    // Counted, for one failure may follow the other before anything is drawn.
    if (!hasFailed || failures === before) return;
    lost(retry);
    const again = setTimeout(retry, pause);
    return () => clearTimeout(again);
  }, [failures, before, hasFailed, retry]);
  return data ? (
    <NextIntlClientProvider locale={locale} messages={data}>
      {children}
    </NextIntlClientProvider>
  ) : (
    meanwhile
  );
}
