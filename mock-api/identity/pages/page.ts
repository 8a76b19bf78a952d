import { type Language, languages } from '@/lib/sites/languages';
import { words } from './words';

/** Text for HTML, attributes included. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The first language of `ui_locales` that the pages speak. */
export const languageOf = (uiLocales: unknown): Language =>
  String(uiLocales ?? '')
    .split(/\s+/)
    .flatMap((tag) => languages.find((language) => language === tag.slice(0, 2).toLowerCase()) ?? [])[0] ?? 'fr';

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:#0a0a0c;color:#0a0a0c;font:400 1rem/1.5 system-ui,sans-serif}
main{width:min(26rem,100%);padding:2rem;border-radius:1rem;background:#f6f3ec}
p{margin:0}
.brand{display:flex;align-items:center;gap:.5rem;font-weight:600}
.brand svg{width:2rem;height:2rem;border-radius:.45rem}
h1{margin:1.25rem 0 .25rem;font-size:1.75rem;line-height:1.15;letter-spacing:-.01em}
form{display:grid;gap:1rem;margin-top:1.5rem}
label{display:grid;gap:.25rem;font-weight:600;font-size:.9375rem}
input{min-height:3rem;padding:0 .875rem;border:1px solid #6e6a61;border-radius:.5rem;background:#fff;font:inherit}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #0a0a0c;outline-offset:2px}
button{min-height:3rem;border:0;border-radius:.5rem;background:#0a0a0c;color:#ffd447;font:inherit;font-weight:650;cursor:pointer}
.trouble{padding:.75rem .875rem;border-left:4px solid #b3261e;border-radius:.25rem;background:#fff}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:1.25rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit}
@media(max-width:30rem){main{padding:1.5rem}}
.framed{padding:0;background:#f6f3ec}`;

const mark =
  '<svg viewBox="0 0 512 512" aria-hidden="true"><rect width="512" height="512" fill="#0a0a0c"/><path d="M334 187a123 123 0 1 0 0 138" fill="none" stroke="#f6f3ec" stroke-width="54"/><path d="M223 241 382 203V309L223 271Z" fill="#ffd447"/><circle cx="223" cy="256" r="30" fill="#ffd447"/></svg>';

/** A page of the provider around its contents, which are HTML; in a frame it is all paper, like what lies around it. */
export const page = (language: Language, title: string, contents: string, isFramed = false): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)} · ${words.brand[language]}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body${isFramed ? ' class="framed"' : ''}><main><p class="brand">${mark}${words.brand[language]}</p><h1>${escaped(title)}</h1>${contents}</main></body></html>`;
