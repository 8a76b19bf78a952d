import type { Cta } from './cta';
import type { SafeHtml } from './safe-html';
import type { Backdrop } from './show';

export type Link = { label: string; url: string };

/** A news item as lists show it. */
export type NewsSummary = {
  slug: string;
  title: string;
  teaser: string | null;
  image: Backdrop | null;
  thumbnail: string | null;
  /** The label of a type of the list, when it has one. */
  topic: string | null;
  publishedOn: string | null;
  /** The slug of the title it is about. */
  featuredShow: string | null;
};

export type FooterLink = { title: string; url: string; newTab: boolean; opensCookies: boolean };
export type FooterColumn = { title: string; links: readonly FooterLink[] };
export type Footer = {
  columns: readonly FooterColumn[];
  socialNetworks: readonly Link[];
  shows: readonly { slug: string; title: string }[];
};
export type Question = {
  slug: string;
  /** What it is about; questions are grouped by it. */
  topic: string;
  title: string;
  html: SafeHtml;
};

/** `cinemas` is ignored when it concerns all of them. */
export type Alert = {
  /** What closing it is remembered by, and closes all that bear it; its words give one where editors give none. */
  id: string;
  level: 'WARNING' | 'INFO';
  title: string;
  subtitle: string | null;
  html: SafeHtml;
  cinemas: readonly string[];
  allCinemas: boolean;
  closable: boolean;
  cta: Link | null;
};

/** A premium format as lists show it. `category` is the slug of a group of formats. */
export type Experience = {
  slug: string;
  title: string;
  text: string;
  picture: string | null;
  category: string | null;
  /** Where its editors lead on to. */
  ctaUrl: string | null;
};

/** Minor units; `initial` only when it is higher. */
export type TemporaryOffer = {
  title: string;
  subtitle: string | null;
  amount: number | null;
  initial: number | null;
  order: number;
  picture: string | null;
  cta: Cta | null;
};

/** What editors push on the home page, in the header or everywhere; the `ref` of a show is the same on every site. */
export type Push = {
  id: string;
  place: 'home' | 'header' | 'permanent';
  title: string;
  subtitle: string | null;
  image: Backdrop | null;
  show: { slug: string; ref: string | null; title: string } | null;
  cta: Cta | null;
};

export type NativeAd = { title: string; image: string | null; url: string; label: string | null };
