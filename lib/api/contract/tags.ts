export type WireTag = {
  slug: string;
  title: string | null;
  isPremium: boolean;
  isVersionFilter: boolean;
  isCinemaFlag: boolean;
  isCinemaFilter: boolean;
  isShowFilter: boolean;
  isGpxp: boolean;
  isBadgePublished: boolean;
  isShowFlag: boolean;
  hasBadge: boolean;
  badgeTitle: string | null;
  badgeDescription: string | null;
  badgeImage: string | null;
  filterOrder: number | null;
  upsellOrder: number | null;
  upsellBackdropUrl: string | null;
  upsellText: string | null;
  accessibilityDescription: string | null;
  tagCategory: string | null;
  tagCategoryOrder: number | null;
  ctaUrl: string | null;
  iconShowTime: {
    type: 'sprite' | 'img' | 'text';
    idSprite: string | null;
    image: string | null;
    width: number | null;
    label: string | null;
  } | null;
  highlighted: boolean;
  thumbnailTitle: string | null;
  modalTitle: string | null;
  modalDescription: string | null;
  pictoBanner: string | null;
  pictoImage: string | null;
  labelFlagColor: string | null;
  backgroundFlagColor: string | null;
};

/** Lists of technologies and experiences. */
export type WireExperience = WireTag & { backdrop: string | null };

export type WireVersion = { slug: string; label: string; description: string | null };
