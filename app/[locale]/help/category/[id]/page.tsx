import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { HelpCategoryScreen } from '@/features/help/category';
import { readCategory, readTopics } from '@/features/help/help.load';
import { categoryMetadata } from '@/features/help/help.metadata';
import { helpPaths } from '@/features/help/help.paths';
import { pageId } from '@/lib/routing/page-params';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/help/category/[id]'>;

export const generateMetadata = async (props: Props) => categoryMetadata(await getLocale(), 'site', await load(props));

export default async function HelpCategoryPage(props: Props) {
  const locale = await getLocale();
  const [category, topics] = await Promise.all([load(props), readTopics(locale)]);
  return (
    <>
      <PageData screen="helpCategory" facts={{ category: category.id }} />
      <HelpCategoryScreen category={category} topics={topics} paths={helpPaths(locale, 'site')} />
    </>
  );
}

const load = async (props: Props) => (await readCategory(await getLocale(), await pageId(props))) ?? notFound();
