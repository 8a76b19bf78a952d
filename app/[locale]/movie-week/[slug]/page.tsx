import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { findShow } from '@/features/show/show.load';
import { showMetadata } from '@/features/show/show.metadata';
import { FilmWeekScreen } from '@/features/showtimes/film-week';
import { readFilmWeek } from '@/features/showtimes/film-week.load';
import { readPartOr } from '@/lib/api/read-or';
import { absoluteUrl } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';
import { showHref } from '@/lib/routing/show-screen';
import { locales } from '@/lib/sites/locales';
import { buildShowFacts } from '@/lib/tracking/page-facts';

type Props = PageProps<'/[locale]/movie-week/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  const [t, found] = await Promise.all([getTranslations('week'), load(props)]);
  const { title } = found.show;
  return showMetadata(await getLocale(), await readPageSlug(props), Promise.resolve(found), {
    screen: 'movieWeek',
    title: t('titleOf', { name: title }),
    description: t('filmDescription', { title }),
  });
}

export default async function FilmWeekPage(props: Props) {
  const [locale, { show }] = await Promise.all([getLocale(), load(props)]);
  const week = await readPartOr(locale, 'week', readFilmWeek(locale, show.slug), null);
  const href = showHref(locale, show);
  return (
    <>
      <PageData screen="movieWeek" facts={buildShowFacts(show)} />
      <FilmWeekScreen film={{ title: show.title, href }} week={week} url={absoluteUrl(locales[locale], href)} />
    </>
  );
}

async function load(props: Props) {
  const found = await findShow(await getLocale(), await readPageSlug(props));
  // An event has no such page; of what nobody says whether it is one, nothing may be denied.
  return found && (found.show.isMovie || !found.isKindHeard) ? found : notFound();
}
