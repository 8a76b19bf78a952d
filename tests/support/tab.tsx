import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { askedOffline } from '@/lib/api/query-freshness';
import { followChosenFilters } from '@/lib/routing/write-filters';
import { type Locale, locales } from '@/lib/sites/locales';
import { messagesIn } from './messages-in';

/** What a browser tab knows before it has asked anything; what fails is not asked again. */
export const freshQueries = () => new QueryClient({ defaultOptions: { queries: { ...askedOffline, retry: false } } });

// As the frame of every page does once it is awake.
if (typeof window !== 'undefined') followChosenFilters();

type Props = { locale?: Locale; queries?: QueryClient; children: ReactNode };

/** What stands around every island: the words of the page's language and what the tab knows. */
export function Tab({ locale = 'en-FR', queries, children }: Props) {
  const [own] = useState(freshQueries);
  return (
    <QueryClientProvider client={queries ?? own}>
      <NextIntlClientProvider locale={locale} messages={messagesIn(locales[locale].language)}>
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

/** Shows an island as it stands on a page of the French site. */
export const showInTab = (what: ReactNode, queries = freshQueries()) =>
  render(
    <Tab locale="fr-FR" queries={queries}>
      {what}
    </Tab>,
  );
