'use client';
// Asks for the words of what was just opened: only the browser knows that it was.
import { useQuery } from '@tanstack/react-query';
import { type AbstractIntlMessages, NextIntlClientProvider, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Bundle } from '@/lib/i18n/bundles';
import { useLanguage } from '@/lib/i18n/language';

interface Props {
  of: Bundle;
  children: ReactNode;
  /** While they are on their way. */
  meanwhile?: ReactNode;
}

/** Gives what is inside it the words of a bundle that the page itself was not sent with. */
export function LazyWords({ of, children, meanwhile = null }: Props) {
  const url = `/api/words/${useLanguage()}/${of}`;
  const { data } = useQuery({ queryKey: ['words', url], queryFn: () => ask(url), staleTime: Number.POSITIVE_INFINITY });
  const locale = useLocale();
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
