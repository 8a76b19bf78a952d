/** `description` is HTML, `tags` the slugs of its formats. */
export type WireExperienceGroup = {
  slug: string;
  title: string;
  description: string | null;
  backdrop: string | null;
  tags: string[];
};

/** Of the chain's own channel. */
export type WireVideo = { externalId: string; title: string; snapshot: string | null };
