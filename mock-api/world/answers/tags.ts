import type { WireExperience, WireTag, WireVersion } from '@/lib/api/contract/tags';
import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { picture } from '../pictures';
import { versionsOf } from '../programme/versions';
import { type TagRow, tagRows, versionRows } from '../texts/tags';

/** `/api/versions`; one code in capitals, since upstreams do not agree on the case. */
export const versions = (site: SiteId, language: Language): WireVersion[] =>
  versionsOf(site).flatMap((slug) => {
    const row = versionRows[slug];
    if (!row) return [];
    const text = row.at?.[site] ?? row.text;
    return [{ slug: slug === 'vost' ? 'VOST' : slug, label: row.label, description: text[language] }];
  });

const still = (row: TagRow): string | null => (row.picture ? picture('experiences', row.picture, 2560) : null);

function iconOf({ icon }: TagRow): WireTag['iconShowTime'] {
  if (!icon) return null;
  const none = { idSprite: null, image: null, width: null, label: null };
  if ('sprite' in icon) return { ...none, type: 'sprite', idSprite: icon.sprite };
  if ('text' in icon) return { ...none, type: 'text', label: icon.text };
  return { ...none, type: 'img', image: picture('services', icon.pictogram, 96), width: 24 };
}

const order = { technology: 1, seat: 2, event: 3, premiere: 4, accessibility: 5, note: 6 } as const;

/** One tag as `/api/tags` sends it. */
export function tagOf(row: TagRow, index: number, language: Language): WireTag {
  const [background = null, letters = null] = row.colours ?? [];
  return {
    slug: row.slug,
    title: row.title[language],
    isPremium: row.premium === true,
    isVersionFilter: row.category === 'technology',
    isCinemaFlag: row.cinemaFlag === true,
    isCinemaFilter: row.cinemaFlag === true || ['technology', 'accessibility'].includes(row.category),
    isShowFilter: row.showFilter === true,
    isGpxp: row.experience !== undefined,
    isBadgePublished: row.badge !== undefined,
    isShowFlag: row.showFlag === true,
    hasBadge: row.badge !== undefined,
    badgeTitle: row.badge ? row.title[language] : null,
    badgeDescription: row.badge?.[language] ?? null,
    badgeImage: row.badge && row.pictogram ? picture('services', row.pictogram, 192) : null,
    filterOrder: row.category === 'note' ? null : index + 1,
    upsellOrder: row.experience ?? null,
    upsellBackdropUrl: still(row),
    upsellText: row.text?.[language] ?? null,
    accessibilityDescription: row.access?.[language] ?? '',
    tagCategory: row.category,
    tagCategoryOrder: order[row.category],
    ctaUrl: null,
    iconShowTime: iconOf(row),
    highlighted: row.colours !== undefined,
    thumbnailTitle: row.title[language],
    modalTitle: row.title[language],
    modalDescription: (row.long ?? row.text)?.[language] ?? null,
    pictoBanner: null,
    pictoImage: row.pictogram ? picture('services', row.pictogram, 192) : null,
    labelFlagColor: letters,
    backgroundFlagColor: background,
  };
}

/** `/api/tags`. */
export const tags = (language: Language): WireTag[] => tagRows.map((row, index) => tagOf(row, index, language));

const presented = (rows: readonly TagRow[], language: Language): WireExperience[] =>
  rows.map((row) => ({
    ...tagOf(row, tagRows.indexOf(row), language),
    modalDescription: row.text?.[language] ?? null,
    backdrop: still(row),
  }));

/** `/api/technologies`. */
export const technologies = (language: Language): WireExperience[] =>
  presented(
    tagRows.filter(({ category, text }) => category === 'technology' && text),
    language,
  );
