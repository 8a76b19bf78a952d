import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageData } from '@/components/page/page-data/page-data';
import { readMinLength, readTopics } from '@/features/help/help.load';
import { HelpSearchScreen } from '@/features/help/help-search';
import { type HelpWay, helpScreens } from '@/lib/routing/help-screens';

/** What the help centre finds, on the site and in the app. */
export async function HelpResultsPage({ way, chat }: { way: HelpWay; chat?: ReactNode }) {
  const locale = await getLocale();
  const [topics, minLength] = await Promise.all([readTopics(locale), readMinLength(locale)]);
  return (
    <>
      <PageData screen={helpScreens[way].search} />
      <HelpSearchScreen topics={topics} minLength={minLength} way={way} contact={chat} />
    </>
  );
}
