import { cinemas, cities } from '@/lib/api/endpoints/cinemas';
import { experienceShows, experience as row } from '@/lib/api/endpoints/experiences';
import { tags } from '@/lib/api/endpoints/tags';
import { find } from '@/lib/api/read';
import { readListing } from '@/lib/api/read-listing';
import { readOr, readPartOr } from '@/lib/api/read-or';
import type { ExperienceDetails } from '@/lib/domain/experience';
import type { Listed } from '@/lib/domain/listing';
import { type Locale, locales } from '@/lib/sites/locales';
import type { ExperienceProps } from './experience';
import { readStories } from './experiences.load';
import { listTownsWith } from './wall/experiences.logic';

/** Null when it is unknown, or has no name to be shown under (spec catalogue §8, 'Tag not found'). */
export const findExperience = (locale: Locale, slug: string): Promise<ExperienceDetails | null> =>
  find(locale, row, { slug });

/** What plays in it, where it is and what was told about it. None of it may keep the page from being shown. */
export async function readAround(
  locale: Locale,
  experience: ExperienceDetails,
): Promise<Omit<ExperienceProps, 'experience'>> {
  const { slug, ctaUrl } = experience;
  const [films, places, listed, known, stories] = await Promise.all([
    readPartOr(locale, 'films in an experience', readFilms(locale, slug), null),
    readOr(locale, cinemas, {}, null),
    readOr(locale, cities, {}, []),
    readOr(locale, tags, {}, []),
    readStories(locale, [ctaUrl]),
  ]);
  return {
    films,
    towns: places && listTownsWith(slug, places, listed, locales[locale].language),
    filters: known.some((tag) => tag.slug === slug && tag.isShowFilter),
    stories,
  };
}

/** In the API's order; a title that the site's list lacks is left out. */
async function readFilms(locale: Locale, slug: string): Promise<Listed[]> {
  const [slugs, { listed }] = await Promise.all([find(locale, experienceShows, { slug }), readListing(locale)]);
  const bySlug = new Map(listed.map((item) => [item.show.slug, item]));
  return (slugs ?? []).flatMap((title) => bySlug.get(title) ?? []);
}
