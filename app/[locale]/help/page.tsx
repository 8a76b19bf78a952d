import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { HelpScreen } from '@/features/help/help';
import { readTopics } from '@/features/help/help.load';
import { homeMetadata } from '@/features/help/help.metadata';
import { helpPaths } from '@/features/help/help.paths';

export const revalidate = 300;

export const generateMetadata = async () => homeMetadata(await getLocale(), 'site');

export default async function HelpPage() {
  const locale = await getLocale();
  return (
    <>
      <PageData screen="help" />
      <HelpScreen topics={await readTopics(locale)} paths={helpPaths(locale, 'site')} />
    </>
  );
}
