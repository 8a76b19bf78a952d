import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { ExperienceGroupScreen } from '@/features/experiences/experience-group';
import { findGroup } from '@/features/experiences/experiences.load';
import { absoluteUrl, href } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';
import { describePage } from '@/lib/seo/describe';
import { buildItemListJsonLd } from '@/lib/seo/json-ld/item-list';
import { screenMetadata } from '@/lib/seo/metadata';
import { locales } from '@/lib/sites/locales';

type Props = PageProps<'/[locale]/experience-group/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  const [locale, { group, experiences }, t] = await Promise.all([
    getLocale(),
    load(props),
    getTranslations('experiences'),
  ]);
  const { slug, title, html } = group;
  const names = experiences.map((each) => each.title).join(', ');
  const about = describePage(html, names, ...experiences.map(({ text }) => text));
  const words = { title: `${title} · ${t('title')}`, description: about, image: experiences[0]?.picture };
  return screenMetadata(locale, words, 'experienceGroup', ({ site }) =>
    site === locales[locale].site ? [{ slug }] : null,
  );
}

export default async function ExperienceGroupPage(props: Props) {
  const [locale, found, t] = await Promise.all([getLocale(), load(props), getTranslations('experiences')]);
  const { slug, title } = found.group;
  const steps = [
    { name: t('title'), path: href(locale, 'experiences') },
    { name: title, path: href(locale, 'experienceGroup', { slug }) },
  ];
  const urls = found.experiences.flatMap((each) => href(locale, 'experience', { slug: each.slug }) ?? []);
  return (
    <>
      <PageData screen="experienceGroup" facts={{ experienceGroup: slug }} />
      <JsonLd facts={buildItemListJsonLd(urls.map((path) => absoluteUrl(locales[locale], path)))} />
      <ExperienceGroupScreen {...found} trail={<PageBreadcrumbs label={t('trail')} steps={steps} />} />
    </>
  );
}

async function load(props: Props) {
  return (await findGroup(await getLocale(), await readPageSlug(props))) ?? notFound();
}
