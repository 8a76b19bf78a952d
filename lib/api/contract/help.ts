type Id = string | number;

/** `content` is HTML; `agentforce` offers the chat beside the answer. */
export type WireFaqArticle = {
  id: Id;
  slug: string | null;
  title: string;
  category: { id: Id; name: string } | null;
  teaser: string | null;
  content: string | null;
  publicationDate: string | null;
  agentforce: boolean;
  related: { id: Id; slug: string | null; title: string }[];
};

export type WireFaqCategory = {
  id: Id;
  title: string;
  description: string | null;
  articles: { id: Id; slug: string | null; title: string; teaser: string | null }[];
};
