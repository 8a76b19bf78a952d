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

export function parseHead(html: string): Head {
  // The body of a large page takes seconds to parse.
  const { document } = new JSDOM(html.slice(0, html.indexOf('</head>'))).window;
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  const links = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
  return {
    lang: attribute('html', 'lang'),
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    pictureWords: attribute('meta[property="og:image:alt"]', 'content'),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    canonical: attribute('link[rel=canonical]', 'href'),
    robots: attribute('meta[name=robots]', 'content'),
    alternates: Object.fromEntries(
      links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
  };
}
