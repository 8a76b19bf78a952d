import { brand } from '@/lib/sites/brand';
import type { LocaleFacts } from '@/lib/sites/locales';
import { escapeHtml } from '@/lib/text/escape-html';
import { ink } from './manifest';
import { noticeStyle, noticeTag } from './notice/kept-notice';

export type OfflineWords = {
  title: string;
  text: string;
  retry: string;
  /** What was opened on this device. */
  list: string;
  /** On an open page whose network went. */
  cut: string;
  /** With `{time}`, how long ago. */
  kept: string;
};

const paper = '#f6f3ec';
const beam = '#ffd447';
const beamBright = '#ffe48a';
const unlit = '#464652';

/**
 * What is shown without a network, whole in itself: nothing it would name could be fetched, so its letters are the
 * narrow ones a device has of its own. The lamp is out, as on the page of an error. Its templates are what the service
 * worker fills: the notice on pages it has kept, and here the list of them.
 */
export function buildOfflinePage({ code }: LocaleFacts, words: OfflineWords): string {
  const { title, text, retry, list, cut, kept } = Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, escapeHtml(word)]),
  ) as OfflineWords;
  return `<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${ink}">
<title>${title} · ${brand.name}</title>
<style>
:root { color-scheme: dark; background: ${ink}; color: ${paper}; font: 400 1.125rem/1.5 system-ui, sans-serif; }
body { display: grid; align-items: center; min-height: 100dvh; margin: 0; padding: 1.5rem; box-sizing: border-box; }
main { display: grid; gap: 2rem; width: 100%; max-width: 88rem; margin-inline: auto; }
svg { display: block; width: 100%; max-height: 13rem; }
h1 { max-width: 12ch; margin: 0 0 1.25rem; font: 800 clamp(3rem, 2rem + 5vw, 5.5rem)/.95 'Avenir Next Condensed', 'Arial Narrow', 'Roboto Condensed', sans-serif-condensed, system-ui, sans-serif; font-stretch: condensed; letter-spacing: -.02em; text-wrap: balance; overflow-wrap: break-word; }
p { max-width: 52ch; margin: 0 0 2rem; text-wrap: pretty; }
.again { display: inline-flex; align-items: center; min-height: 3rem; padding-inline: 1.5rem; border-radius: .25rem; background: ${beam}; color: ${ink}; font-size: 1rem; font-weight: 600; text-decoration: none; }
.again:hover { background: ${beamBright}; }
a:focus-visible { outline: 3px solid ${beam}; outline-offset: 3px; }
h2 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 600; opacity: .8; }
ul { max-width: 52ch; margin: 0 0 2rem; padding: 0; border-block-start: 1px solid ${unlit}; list-style: none; }
li a { display: flex; flex-wrap: wrap; gap: 0 1.5rem; justify-content: space-between; padding-block: .75rem; border-block-end: 1px solid ${unlit}; color: inherit; text-decoration: none; }
li a:hover span { text-decoration: underline; text-decoration-color: ${beam}; text-underline-offset: .25em; }
li span { min-width: 0; font-weight: 600; overflow-wrap: anywhere; }
time { font-size: 1rem; opacity: .8; }
@media (min-width: 67.5rem) {
  body { padding-inline: 4rem; }
  main { grid-template-columns: 1fr 1fr; align-items: center; }
  svg { order: 1; max-height: none; }
}
</style>
</head>
<body>
<main>
<svg viewBox="45 0 715 420" preserveAspectRatio="xMinYMid" aria-hidden="true"><path fill="none" stroke="${paper}" stroke-opacity=".3" stroke-width="2" stroke-dasharray="6 10" d="M150 210 760-50V470L150 210Z"/><path fill="none" stroke="${paper}" stroke-width="46" d="M251 136.5A106 106 0 1 0 251 283.5"/><circle fill="${unlit}" cx="156" cy="210" r="26"/></svg>
<div>
<h1>${title}</h1>
<p>${text}</p>
<!--kept-->
<a class="again" href="">${retry}</a>
</div>
</main>
<template id="list"><h2>${list}</h2><ul>{rows}</ul></template>
<template id="row"><li><a href="{href}"><span>{title}</span><time>{time}</time></a></li></template>
<template id="cut">${cut}</template>
<template id="kept"><${noticeTag} role="status" style="${noticeStyle}">${kept} <a href="" style="padding-block:.375rem;color:inherit;text-decoration:underline;text-underline-offset:.25em">${retry}</a></${noticeTag}></template>
</body>
</html>
`;
}
