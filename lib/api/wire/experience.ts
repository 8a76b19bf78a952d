import { z } from 'zod';
import type { ChannelVideo, ExperienceDetails, ExperienceGroup } from '@/lib/domain/experience';
import type { WireExperienceGroup, WireVideo } from '../contract/experiences';
import type { WireExperience } from '../contract/tags';
import { TagNotFoundError } from '../errors';
import { imageUrl, linkUrl } from './links';
import { name, slugs, text, yes } from './plain';
import { html, words } from './sanitise-html';
import { wire } from './shapes';
import { badgeFields, buildBadge, pickLine } from './tag';

/** Throws `TagNotFoundError` for one without a title (spec catalogue §7). */
export const experienceDetails = wire<WireExperience>()(
  z
    .object({
      ...badgeFields,
      slug: name,
      title: text,
      thumbnailTitle: text,
      upsellText: words,
      modalTitle: text,
      modalDescription: html,
      backdrop: imageUrl,
      upsellBackdropUrl: imageUrl,
      pictoBanner: imageUrl,
      pictoImage: imageUrl,
      isPremium: yes,
      accessibilityDescription: words,
      ctaUrl: linkUrl,
    })
    .transform((raw): ExperienceDetails => {
      if (raw.title === null) throw new TagNotFoundError(raw.slug);
      return {
        slug: raw.slug,
        title: raw.title,
        tagline: pickLine(raw.title, raw.thumbnailTitle),
        teaser: raw.upsellText,
        details: raw.modalDescription ? { title: raw.modalTitle ?? raw.title, html: raw.modalDescription } : null,
        picture: raw.backdrop ?? raw.upsellBackdropUrl,
        banner: raw.pictoBanner,
        pictogram: raw.pictoImage,
        isPremium: raw.isPremium,
        badge: buildBadge(raw),
        accessibility: raw.accessibilityDescription,
        ctaUrl: raw.ctaUrl,
      };
    }),
);

export const experienceGroup = wire<WireExperienceGroup>()(
  z
    .object({ slug: name, title: name, description: html, backdrop: imageUrl, tags: slugs })
    .transform(
      ({ description, backdrop, ...raw }): ExperienceGroup => ({ ...raw, html: description, picture: backdrop }),
    ),
);

export const channelVideo = wire<WireVideo>()(
  z
    .object({
      externalId: name.refine((id) => /^[\w-]+$/.test(id), 'not an id'),
      title: text,
      snapshot: imageUrl,
    })
    .transform(({ externalId, title, snapshot }): ChannelVideo => ({ id: externalId, title: title ?? '', snapshot })),
);
