import type { WireShowSlugs } from '@/lib/api/contract/events';
import type { WireExperienceGroup } from '@/lib/api/contract/experiences';
import type { WireExperience } from '@/lib/api/contract/tags';
import type { Language } from '@/lib/sites/languages';
import { same } from '../../words';
import { deskOf, say, write } from '../editorial/desk';
import { type FormatRow, formats, groups } from '../editorial/experiences/formats';
import { formatsOf as formatsIn } from '../editorial/experiences/there';
import { ranksOf } from '../orders';
import { picture } from '../pictures';
import { tagRows } from '../texts/tags';
import type { Title } from '../titles';
import type { World } from '../world';
import { tagOf } from './tags';

const isSoon = ({ unlisted, week, nights }: Title): boolean => !unlisted && week !== null && week <= (nights ? 9 : 1);

/** Formats of which something plays, in the editors' order. */
const formatsOf = ({ site, titles, once }: World): readonly FormatRow[] =>
  once('formats', () => formatsIn(site).filter((row) => titles.some((title) => isSoon(title) && row.plays(title))));

function wireOf(world: World, row: FormatRow, language: Language): WireExperience {
  const desk = deskOf(world, language);
  const place = tagRows.findIndex(({ slug }) => slug === row.slug);
  const tag = tagRows[place];
  if (!tag) throw new RangeError(`No tag ${row.slug}`);
  return {
    ...tagOf(tag, place, desk.language),
    isGpxp: true,
    upsellOrder: formats.indexOf(row) + 1,
    tagCategory: row.group,
    thumbnailTitle: say(desk, row.line),
    upsellText: write(desk, row.teaser),
    modalTitle: say(desk, row.heading),
    modalDescription: write(desk, row.details),
    backdrop: picture(...row.picture, 2560),
    upsellBackdropUrl: picture(...row.picture, 1280),
    ctaUrl: row.to && say(desk, same(row.to)),
  };
}

/** Announced before it has a name: a list leaves it out, its page is "Tag not found". */
export const UNNAMED = 'en-preparation';
const unnamed = (row: WireExperience): WireExperience => ({ ...row, slug: UNNAMED, title: null, modalTitle: '' });

/** `/api/gpxp`; `tagCategory` is the slug of its group. */
export function experiences(world: World, language: Language): WireExperience[] {
  const rows = formatsOf(world).map((row) => wireOf(world, row, language));
  const [first] = rows;
  return [...rows, ...(first ? [unnamed(first)] : [])];
}

/** `/api/gpxp/{slug}`; null = 404. */
export const experience = (world: World, slug: string, language: Language): WireExperience | null =>
  experiences(world, language).find((each) => each.slug === slug) ?? null;

/** `/api/gpxp/{slug}/shows`: what plays in it this week and next. */
export function experienceShows(world: World, slug: string): WireShowSlugs | null {
  const row = formatsOf(world).find((each) => each.slug === slug);
  if (!row) return slug === UNNAMED ? { shows: [] } : null;
  const ranks = ranksOf(world);
  return {
    shows: world.titles
      .filter((title) => isSoon(title) && row.plays(title))
      .sort((a, b) => (ranks.get(a)?.home ?? 0) - (ranks.get(b)?.home ?? 0))
      .slice(0, 24)
      .map(({ slug: title }) => title),
  };
}

/** `/api/experience-group/{slug}`; null = 404. */
export function experienceGroup(world: World, slug: string, language: Language): WireExperienceGroup | null {
  const group = groups.find((each) => each.slug === slug);
  if (!group) return null;
  const desk = deskOf(world, language);
  return {
    slug,
    title: say(desk, group.title),
    description: write(desk, group.text),
    backdrop: group.picture && picture(...group.picture, 2560),
    tags: formatsOf(world).flatMap((row) => (row.group === slug ? [row.slug] : [])),
  };
}
