import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Footer, FooterColumn, Question } from '@/lib/domain/editorial';
import { isStatement, type PageLink } from '@/lib/domain/page';
import type { ShowSummary } from '@/lib/domain/show';
import { findNamed } from '@/lib/routing/show-screen';

/** More than these would make the footer a page of its own; the link to all of them follows. */
const longestList = 8;

/** What the API says; each list is null when it did not answer, and the footer does without it. */
export type FooterAnswers = {
  footer: Footer | null;
  questions: readonly Question[] | null;
  cinemas: readonly CinemaSummary[] | null;
  /** The pages of the editors. */
  pages: readonly PageLink[] | null;
  /** Every title: it says which of the footer's are events. */
  shows: readonly ShowSummary[] | null;
  features: { displayFaq: boolean; socialNetworks: boolean; subscriptions: boolean };
  /** Of the site's pass. */
  cancelUrl: string | null;
};

export type FooterContent = {
  cinemas: readonly { slug: string; name: string }[];
  films: readonly { slug: string; title: string; isMovie: boolean }[];
  columns: readonly FooterColumn[];
  /** Whether a link among them opens the cookie choices, which every page must offer. */
  opensCookies: boolean;
  questions: readonly Question[];
  networks: readonly { label: string; url: string }[];
  /** Null also where the editors lead to it already. */
  cancelUrl: string | null;
  /** The slug of the page that explains how accessible the site is. */
  statement: string | null;
};

/** What stands in the footer. */
export function buildFooterContent({
  footer,
  questions,
  cinemas,
  pages,
  shows,
  features,
  cancelUrl,
}: FooterAnswers): FooterContent {
  const columns = footer?.columns.filter(({ links }) => links.length > 0) ?? [];
  const links = columns.flatMap((column) => column.links);
  const isLinked = links.some(({ url }) => url === cancelUrl);
  return {
    cinemas: cinemas?.slice(0, longestList) ?? [],
    films: (footer?.shows ?? []).slice(0, longestList).map(({ slug, title }) => ({
      slug,
      title,
      isMovie: findNamed({ slug }, shows ?? [])?.isMovie ?? true,
    })),
    columns,
    opensCookies: links.some((link) => link.opensCookies),
    questions: features.displayFaq ? (questions ?? []) : [],
    networks: features.socialNetworks ? (footer?.socialNetworks ?? []) : [],
    cancelUrl: features.subscriptions && !isLinked ? cancelUrl : null,
    statement: pages?.find(isStatement)?.slug ?? null,
  };
}
