import { href } from '@/lib/routing/href';
import { brand } from '@/lib/sites/brand';
import type { LocaleFacts } from '@/lib/sites/locales';

type Words = { description: string; films: string; cinemas: string };

/** The colour of the auditorium, `--ink-950`. */
export const ink = '#0a0a0c';

/** What a device needs to know to keep the site like an app; one app a site, whatever its language. */
export function buildManifest({ code, language }: LocaleFacts, { description, films, cinemas }: Words) {
  const home = href(code, 'home') ?? '/';
  const shortcuts = [
    { name: films, url: href(code, 'shows') },
    { name: cinemas, url: href(code, 'cinemas') },
  ];
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: ink,
    theme_color: ink,
    categories: ['entertainment', 'lifestyle'],
    icons: [
      buildIcon('icon-192', 192, 'any'),
      buildIcon('icon-512', 512, 'any'),
      buildIcon('maskable-192', 192, 'maskable'),
      buildIcon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: shortcuts.filter(({ url }) => url !== null),
  };
}

const buildIcon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
