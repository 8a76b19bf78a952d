/** The drawings of the site that a tag may name. */
export const tagDrawings = [
  'audio-description',
  'captions',
  'hearing',
  'pause',
  'seat',
  'sound',
  'wheelchair',
] as const;
export type TagDrawing = (typeof tagDrawings)[number];

/** How a tag is drawn on a showtime. */
export type TagIcon =
  | { kind: 'sprite'; id: TagDrawing }
  | { kind: 'img'; src: string; width: number }
  | { kind: 'text'; label: string };

/** A format, strand, seat, premiere or accessibility mark; slugs are case-sensitive. */
export type Tag = {
  slug: string;
  title: string;
  category: string | null;
  isPremium: boolean;
  isVersionFilter: boolean;
  isCinemaFilter: boolean;
  isCinemaFlag: boolean;
  isShowFilter: boolean;
  isShowFlag: boolean;
  isExperience: boolean;
  isHighlighted: boolean;
  filterOrder: number;
  badge: { title: string; description: string; image: string | null } | null;
  accessibility: string | null;
  icon: TagIcon | null;
  /** Colours of a highlighted showing, `#rrggbb`. */
  colours: { background: string; text: string } | null;
  description: string | null;
  ctaUrl: string | null;
};

/** `vost` → label "VOST", description the plain sentence. Slugs in lower case. */
export type Version = { slug: string; label: string; description: string };
