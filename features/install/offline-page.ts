import { brand } from '@/lib/sites/brand';
import type { LocaleFacts } from '@/lib/sites/locales';
import { ink } from './manifest';

export type OfflineWords = { title: string; text: string; retry: string /** With `{time}`. */; kept: string };

const paper = '#f6f3ec';
const beam = '#ffd447';
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * What is shown without a network, whole in itself: nothing it would name could be fetched. Its template is the notice
 * that the service worker puts on pages it has kept: an element of its own name, which React passes over in a body.
 */
export function offlinePage({ code }: LocaleFacts, words: OfflineWords): string {
  const { title, text, retry, kept } = Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, escaped(word)]),
  ) as OfflineWords;
  return `<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${ink}">
<title>${title} · ${brand.name}</title>
<style>
:root { color-scheme: dark; background: ${ink}; color: ${paper}; font: 400 1.0625rem/1.5 'Instrument Sans Variable', system-ui, sans-serif; }
body { display: grid; min-height: 100dvh; margin: 0; place-content: center; padding: 1.5rem; box-sizing: border-box; }
main { max-width: 34rem; }
svg { display: block; width: 4.5rem; margin-block-end: 2rem; }
h1 { margin: 0 0 .75rem; font-size: clamp(2rem, 7vw, 3.25rem); line-height: 1.05; letter-spacing: -.02em; }
p { margin: 0 0 2rem; color: #b9b4aa; }
a { display: inline-flex; align-items: center; min-height: 3rem; padding-inline: 1.5rem; border-radius: .25rem; background: ${beam}; color: ${ink}; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid ${beam}; outline-offset: 3px; }
</style>
</head>
<body>
<main>
<svg viewBox="60 106 452 300" aria-hidden="true"><path fill="${beam}" d="M222 232L512 106V406L222 280Z" opacity=".25"/><path fill="none" stroke="${paper}" stroke-width="54" d="M334 187.2A123 123 0 1 0 334 324.8"/><circle fill="${beam}" cx="223" cy="256" r="30"/></svg>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
</main>
<template id="kept"><kept-notice role="status" style="display:block;position:fixed;z-index:90;inset-inline:0;inset-block-end:var(--bottombar,0);padding:.75rem 1rem;background:${paper};color:${ink};text-align:center;font-weight:600">${kept}</kept-notice></template>
</body>
</html>
`;
}
