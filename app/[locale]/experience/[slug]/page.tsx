import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { ExperienceScreen } from '@/features/experiences/experience';
import { findExperience, readAround } from '@/features/experiences/experience.load';
import { OwnVenue } from '@/features/showtimes/own-venue';
import { href } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';
import { screenMetadata } from '@/lib/seo/metadata';
import { locales } from '@/lib/sites/locales';

type Props = PageProps<'/[locale]/experience/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  const [locale, { slug, title, teaser, tagline }, t] = await Promise.all([
    getLocale(),
    load(props),
    getTranslations('experiences'),
  ]);
  const words = { title: t('metaTitleOf', { title }), description: teaser ?? tagline };
  return screenMetadata(locale, words, 'experience', ({ site }) => (site === locales[locale].site ? [{ slug }] : null));
}

export default async function ExperiencePage(props: Props) {
  const [locale, experience, t] = await Promise.all([getLocale(), load(props), getTranslations('experiences')]);
  const { slug, title } = experience;
  const steps = [
    { name: t('title'), path: href(locale, 'experiences') },
    { name: title, path: href(locale, 'experience', { slug }) },
  ];
  const around = await readAround(locale, experience);
  return (
    <>
      <PageData screen="experience" facts={{ experience: slug }} />
      <ExperienceScreen
        experience={experience}
        {...around}
        own={<OwnVenue tag={slug} title={title} />}
        trail={<PageBreadcrumbs label={t('trail')} steps={steps} />}
      />
    </>
  );
}

async function load(props: Props) {
  return (await findExperience(await getLocale(), await readPageSlug(props))) ?? notFound();
}
