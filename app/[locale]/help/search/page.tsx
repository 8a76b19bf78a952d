import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { readMinLength, readTopics } from '@/features/help/help.load';
import { searchMetadata } from '@/features/help/help.metadata';
import { helpPaths } from '@/features/help/help.paths';
import { HelpSearchScreen } from '@/features/help/help-search';

export const revalidate = 300;

export const generateMetadata = async () => searchMetadata(await getLocale(), 'site');

export default async function HelpSearchPage() {
  const locale = await getLocale();
  const [topics, minLength] = await Promise.all([readTopics(locale), readMinLength(locale)]);
  return (
    <>
      <PageData screen="helpSearch" />
      <HelpSearchScreen topics={topics} minLength={minLength} paths={helpPaths(locale, 'site')} />
    </>
  );
}
