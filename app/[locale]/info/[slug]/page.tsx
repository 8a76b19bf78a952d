import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { WayToShowings } from '@/features/accessible/way-to-showings';
import { ComposedPageScreen } from '@/features/pages/composed-page';
import { readBlockData } from '@/features/pages/composed-page.load';
import { composedMetadata } from '@/features/pages/composed-page.metadata';
import { masterTemplatePage } from '@/lib/api/endpoints/pages';
import { find } from '@/lib/api/read';
import { isStatement } from '@/lib/domain/page';
import { readPageSlug } from '@/lib/routing/page-params';

type Props = PageProps<'/[locale]/info/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = async (props: Props) => composedMetadata(await load(props));

export default async function InfoPage(props: Props) {
  const page = await load(props);
  return (
    <>
      <PageData screen="info" facts={{ page: page.slug }} />
      <ComposedPageScreen page={page} stock={await readBlockData(await getLocale(), page)} />
      {isStatement(page) && <WayToShowings />}
    </>
  );
}

const load = async (props: Props) =>
  (await find(await getLocale(), masterTemplatePage, { slug: await readPageSlug(props) })) ?? notFound();
