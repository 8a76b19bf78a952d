import { notFound, permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { ComposedPageScreen } from '@/features/pages/composed-page';
import { readBlockData } from '@/features/pages/composed-page.load';
import { composedMetadata } from '@/features/pages/composed-page.metadata';
import { masterTemplatePage } from '@/lib/api/endpoints/pages';
import { find } from '@/lib/api/read';
import { findComposedScreen } from '@/lib/routing/composed-screens';
import { href } from '@/lib/routing/href';
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
    </>
  );
}

/** A page that a screen of its own shows has one address. */
async function load(props: Props) {
  const locale = await getLocale();
  const slug = await readPageSlug(props);
  const own = findComposedScreen(locale, slug);
  const path = own && href(locale, own);
  if (path) permanentRedirect(path);
  return (await find(locale, masterTemplatePage, { slug })) ?? notFound();
}
