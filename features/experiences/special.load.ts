import { article, articleTranslate } from '@/lib/api/endpoints/articles';
import { cinemas } from '@/lib/api/endpoints/cinemas';
import { shows } from '@/lib/api/endpoints/shows';
import { experiences } from '@/lib/api/endpoints/tags';
import { find } from '@/lib/api/read';
import { findOr, readListOr, readOr } from '@/lib/api/read-or';
import { withinSite } from '@/lib/seo/metadata';
import type { Locale } from '@/lib/sites/locales';
import { readStories } from './experiences.load';
import type { SpecialProps } from './special';

/** An article about an experience with its film, its cinemas and others to read; null when it is unknown. */
export async function findSpecial(locale: Locale, slug: string): Promise<SpecialProps | null> {
  const found = await find(locale, article, { slug });
  if (!found) return null;
  const [titles, places, ways] = await Promise.all([
    found.featuredShow ? readOr(locale, shows, {}, []) : [],
    found.cinemas.length > 0 ? readListOr(locale, cinemas, {}, null) : [],
    readOr(locale, experiences, {}, []),
  ]);
  const bySlug = new Map(places?.map((cinema) => [cinema.slug, cinema]));
  return {
    article: found,
    show: titles.find((title) => title.slug === found.featuredShow) ?? null,
    cinemas: places && found.cinemas.flatMap((cinema) => bySlug.get(cinema) ?? []),
    others: await readStories(
      locale,
      ways.map(({ ctaUrl }) => ctaUrl),
      found.slug,
    ),
  };
}

/** The article's slugs in the other languages. */
export const readSpecialParams = async (locale: Locale, slug: string) =>
  withinSite(locale, slug, await findOr(locale, articleTranslate, { slug }, null));
