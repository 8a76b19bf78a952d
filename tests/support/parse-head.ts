import { JSDOM } from 'jsdom';

/** What a page says about itself to search engines and screen readers. */
export type Head = {
  lang: string | null;
  title: string;
  description: string | null;
  /** What the picture of a link preview shows. */
  pictureWords: string | null;
  headings: number;
  canonical: string | null;
  robots: string | null;
  /** Address by hreflang. */
  alternates: Record<string, string>;
};

/** A window of its own for each page takes four times as long. */
const parser = new new JSDOM().window.DOMParser();

export function parseHead(html: string): Head {
  // The body of a large page takes seconds to parse.
  const document = parser.parseFromString(html.slice(0, html.indexOf('</head>')), 'text/html');
  // By selector jsdom takes longer with each document.
  const find = (tag: string, attributes: Readonly<Record<string, string>> = {}) =>
    [...document.getElementsByTagName(tag)].filter((element) =>
      Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value),
    );
  const meta = (attributes: Readonly<Record<string, string>>) =>
    find('meta', attributes)[0]?.getAttribute('content') ?? null;
  const links = find('link', { rel: 'alternate' }).filter((link) => link.hasAttribute('hreflang'));
  return {
    lang: document.documentElement.getAttribute('lang'),
    title: document.title,
    description: meta({ name: 'description' }),
    pictureWords: meta({ property: 'og:image:alt' }),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    canonical: find('link', { rel: 'canonical' })[0]?.getAttribute('href') ?? null,
    robots: meta({ name: 'robots' }),
    alternates: Object.fromEntries(
      links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
  };
}
