import { z } from 'zod';
import type { Experience } from '@/lib/domain/editorial';
import { type Tag, type TagIcon, tagDrawings, type Version } from '@/lib/domain/tag';
import type { WireExperience, WireTag, WireVersion } from '../contract/tags';
import { colour, imageUrl, linkUrl } from './links';
import { amount, name, rank, text, yes } from './plain';
import { words } from './sanitise-html';
import { wire } from './shapes';

const icon = z
  .object({ type: text, idSprite: text, image: imageUrl, width: amount, label: text })
  .nullish()
  .catch(null)
  .transform((raw): TagIcon | null => {
    if (!raw) return null;
    // Of one that the site does not have, its words are better than a gap.
    const drawing = tagDrawings.find((name) => name === raw.idSprite);
    const drawn: Record<string, TagIcon | null> = {
      sprite: drawing ? { kind: 'sprite', id: drawing } : null,
      img: raw.image ? { kind: 'img', src: raw.image, width: raw.width ?? 24 } : null,
      text: raw.label ? { kind: 'text', label: raw.label } : null,
    };
    return drawn[raw.type ?? ''] ?? null;
  });

export const badgeFields = {
  hasBadge: yes,
  isBadgePublished: yes,
  badgeTitle: text,
  badgeDescription: words,
  badgeImage: imageUrl,
};

export const buildBadge = (raw: z.output<z.ZodObject<typeof badgeFields>>): Tag['badge'] =>
  raw.hasBadge && raw.isBadgePublished && raw.badgeTitle
    ? { title: raw.badgeTitle, description: raw.badgeDescription ?? '', image: raw.badgeImage }
    : null;

export const tag = wire<WireTag>()(
  z
    .object({
      slug: name,
      title: text,
      tagCategory: text,
      isPremium: yes,
      isVersionFilter: yes,
      isCinemaFilter: yes,
      isCinemaFlag: yes,
      isShowFilter: yes,
      isShowFlag: yes,
      isGpxp: yes,
      highlighted: yes,
      filterOrder: rank,
      ...badgeFields,
      accessibilityDescription: words,
      iconShowTime: icon,
      backgroundFlagColor: colour,
      labelFlagColor: colour,
      modalDescription: words,
      ctaUrl: linkUrl,
    })
    .transform(
      (raw): Tag => ({
        slug: raw.slug,
        title: raw.title ?? raw.slug,
        category: raw.tagCategory,
        isPremium: raw.isPremium,
        isVersionFilter: raw.isVersionFilter,
        isCinemaFilter: raw.isCinemaFilter,
        isCinemaFlag: raw.isCinemaFlag,
        isShowFilter: raw.isShowFilter,
        isShowFlag: raw.isShowFlag,
        isExperience: raw.isGpxp,
        isHighlighted: raw.highlighted,
        filterOrder: raw.filterOrder,
        badge: buildBadge(raw),
        accessibility: raw.accessibilityDescription,
        icon: raw.iconShowTime,
        colours:
          raw.backgroundFlagColor && raw.labelFlagColor
            ? { background: raw.backgroundFlagColor, text: raw.labelFlagColor }
            : null,
        description: raw.modalDescription,
        ctaUrl: raw.ctaUrl,
      }),
    ),
);

/** What stands on its card; editors without an idea repeat the title. */
export const pickLine = (title: string, thumbnail: string | null): string | null =>
  thumbnail === title ? null : thumbnail;

/** A format without a title is not shown (spec catalogue §7). */
export const experience = wire<WireExperience>()(
  z
    .object({
      slug: name,
      title: text,
      thumbnailTitle: text,
      modalDescription: words,
      upsellText: words,
      backdrop: imageUrl,
      upsellBackdropUrl: imageUrl,
      tagCategory: text,
      ctaUrl: linkUrl,
    })
    .transform(({ slug, title, ...raw }): Experience | null =>
      title
        ? {
            slug,
            title,
            text: pickLine(title, raw.thumbnailTitle) ?? raw.upsellText ?? raw.modalDescription ?? '',
            picture: raw.backdrop ?? raw.upsellBackdropUrl,
            category: raw.tagCategory,
            ctaUrl: raw.ctaUrl,
          }
        : null,
    ),
);

export const version = wire<WireVersion>()(
  z.object({ slug: name, label: text, description: text }).transform(({ slug, label, description }): Version => {
    const shown = label ?? slug.toUpperCase();
    return { slug: slug.toLowerCase(), label: shown, description: description ?? shown };
  }),
);
