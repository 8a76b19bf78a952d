import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { HelpScreen } from '@/features/help/help';
import { readTopics } from '@/features/help/help.load';
import { type HelpWay, helpScreens } from '@/lib/routing/help-screens';

/** The way into help, on the site and in the app. */
export async function HelpHomePage({ way }: { way: HelpWay }) {
  return (
    <>
      <PageData screen={helpScreens[way].home} />
      <HelpScreen topics={await readTopics(await getLocale())} way={way} />
    </>
  );
}
