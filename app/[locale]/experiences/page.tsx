import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageData } from '@/components/page/page-data/page-data';
import { ExperiencesScreen } from '@/features/experiences/experiences';
import { readExperiences, readStories } from '@/features/experiences/experiences.load';
import { absoluteUrl, href } from '@/lib/routing/href';
import { buildItemListJsonLd } from '@/lib/seo/json-ld/item-list';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('experiences');
  return screenMetadata(
    await getLocale(),
    { title: t('metaTitle'), description: t('metaDescription', { brand: brand.name }) },
    'experiences',
    withoutParams,
  );
}

export default async function ExperiencesPage() {
  const locale = await getLocale();
  const found = await readExperiences(locale);
  const stories = await readStories(
    locale,
    found.experiences.map(({ ctaUrl }) => ctaUrl),
  );
  const urls = found.experiences.flatMap(({ slug }) => href(locale, 'experience', { slug }) ?? []);
  return (
    <>
      <PageData screen="experiences" />
      <JsonLd facts={buildItemListJsonLd(urls.map((path) => absoluteUrl(locales[locale], path)))} />
      <ExperiencesScreen {...found} stories={stories} />
    </>
  );
}
