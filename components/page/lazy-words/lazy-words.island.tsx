'use client';
// Asks for the words of what was just opened: only the browser knows that it was.
import { useQuery } from '@tanstack/react-query';
import { type AbstractIntlMessages, NextIntlClientProvider, useLocale } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Bundle } from '@/lib/i18n/bundles';
import { useLanguage } from '@/lib/i18n/use-language';
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
  const url = `/api/words/${useLanguage()}/${of}`;
  const { data, isError, errorUpdateCount, refetch } = useQuery({
    queryKey: ['words', url],
    queryFn: () => ask(url),
    staleTime: Number.POSITIVE_INFINITY,
    // Without a network, too, it must come to an end.
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' ? pause : false),
  });
  const locale = useLocale();
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    // Counted, for one failure may follow the other before anything is drawn.
    if (isError && errorUpdateCount) lost(() => void refetch());
  }, [isError, errorUpdateCount, refetch]);
  return data ? (
    <NextIntlClientProvider locale={locale} messages={data}>
      {children}
    </NextIntlClientProvider>
  ) : (
    meanwhile
  );
}

async function ask(url: string): Promise<AbstractIntlMessages> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
  return response.json();
}
