import type { SafeHtml } from './safe-html';

/** A question by its slug where it has one, else by its id. */
export type HelpLink = { id: string; slug: string | null; title: string };

export type HelpArticle = HelpLink & {
  category: { id: string; name: string } | null;
  teaser: string | null;
  html: SafeHtml | null;
  /** `YYYY-MM-DD`. */
  publishedOn: string | null;
  /** The chat is offered beside the answer. */
  hasChat: boolean;
  related: readonly HelpLink[];
};

export type HelpCategory = {
  id: string;
  title: string;
  description: string | null;
  articles: readonly (HelpLink & { teaser: string | null })[];
};
