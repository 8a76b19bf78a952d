import { article } from '@/lib/api/endpoints/articles';
import { cinemas } from '@/lib/api/endpoints/cinemas';
import { experienceGroup } from '@/lib/api/endpoints/experiences';
import { experiences } from '@/lib/api/endpoints/tags';
import { find, read } from '@/lib/api/read';
import { findOr, readOr } from '@/lib/api/read-or';
import type { Special } from '@/lib/domain/article';
import type { Experience } from '@/lib/domain/editorial';
import type { ExperienceGroup } from '@/lib/domain/experience';
import { findStorySlug } from '@/lib/routing/story-slug';
import type { Locale } from '@/lib/sites/locales';

/** Every experience of a site, its cinemas and its groups; the groups that do not answer are left out. */
export async function readExperiences(locale: Locale) {
  const [ways, places] = await Promise.all([read(locale, experiences, {}), readOr(locale, cinemas, {}, [])]);
  return { experiences: ways, cinemas: places, groups: await readGroups(locale, ways) };
}

/** A group with the experiences it holds, in its order; null when it is unknown. */
export async function findGroup(locale: Locale, slug: string) {
  const [group, all] = await Promise.all([find(locale, experienceGroup, { slug }), readExperiences(locale)]);
  if (!group) return null;
  const bySlug = new Map(all.experiences.map((each) => [each.slug, each]));
  return { ...all, group, experiences: group.tags.flatMap((tag) => bySlug.get(tag) ?? []) };
}

/** The articles about experiences that these addresses lead to, each once, without the one being read. */
export async function readStories(locale: Locale, urls: readonly (string | null)[], own?: string): Promise<Special[]> {
  const slugs = new Set(urls.flatMap((url) => findStorySlug(url, locale) ?? []));
  const found = await Promise.all([...slugs].map((slug) => findOr(locale, article, { slug }, null)));
  const told = found.filter((story) => story?.kind === 'experience' && story.slug !== own);
  return told.filter((story) => story !== null);
}

async function readGroups(locale: Locale, ways: readonly Experience[]): Promise<ExperienceGroup[]> {
  const slugs = [...new Set(ways.flatMap(({ category }) => category ?? []))];
  const groups = await Promise.all(slugs.map((slug) => findOr(locale, experienceGroup, { slug }, null)));
  return groups.filter((group) => group !== null);
}
