import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { HelpCategoryScreen } from '@/features/help/category';
import { findCategory, readTopics } from '@/features/help/help.load';
import { categoryMetadata } from '@/features/help/help.metadata';
import { type HelpWay, helpScreens } from '@/lib/routing/help-screens';
import { readPageId } from '@/lib/routing/page-params';

type Props = { params: Promise<{ id: string }> };

const load = async (props: Props) => (await findCategory(await getLocale(), await readPageId(props))) ?? notFound();

/** The metadata of a topic. */
export const helpCategoryMetadata = async (way: HelpWay, props: Props) =>
  categoryMetadata(await getLocale(), way, await load(props));

/** The page of a topic, on the site and in the app. */
export async function HelpTopicPage({ way, ...props }: Props & { way: HelpWay }) {
  const [category, topics] = await Promise.all([load(props), readTopics(await getLocale())]);
  return (
    <>
      <PageData screen={helpScreens[way].category} facts={{ category: category.id }} />
      <HelpCategoryScreen category={category} topics={topics} way={way} />
    </>
  );
}
