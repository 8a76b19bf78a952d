import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageData } from '@/components/page/page-data/page-data';
import { HelpScreen } from '@/features/help/help';
import { readTopics } from '@/features/help/help.load';
import { type HelpWay, helpScreens } from '@/lib/routing/help-screens';

/** The chat is another feature, and only the site has it. */
type Props = { way: HelpWay; chat?: ReactNode };

/** The way into help, on the site and in the app. */
export async function HelpHomePage({ way, chat }: Props) {
  return (
    <>
      <PageData screen={helpScreens[way].home} />
      <HelpScreen topics={await readTopics(await getLocale())} way={way} contact={chat} />
    </>
  );
}
