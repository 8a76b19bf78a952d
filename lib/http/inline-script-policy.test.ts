import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { InlineScript } from '@/components/page/inline-script/inline-script';
import { buildPagePolicy } from './inline-script-policy';
import { noteInjectedScripts } from './own-scripts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string, locale = 'fr-FR') => `<!DOCTYPE html><html lang="${locale}"><body>${body}</body></html>`;
const scriptSources = (html: string) => buildPagePolicy(html).split('; ')[0]?.split(' ') ?? [];

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

const flight = 'self.__next_f.push([1,"a:[\\"$\\",\\"p\\",null,{}]\\n"])';
const bundles = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';

it('names what Next and we ourselves have written into a page', () => {
  const own = renderToString(InlineScript({ text: 'own()', 'data-place': 'city:lyon' }));
  const html = page(
    `${own}<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${flight}</script><script id="_R_">${bundles}</script>`,
  );
  expect(scriptSources(html)).toEqual(
    expect.arrayContaining(["'self'", digest('own()'), digest(flight), digest(bundles)]),
  );
  expect(buildPagePolicy(html)).not.toContain('unsafe');
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  '<script>steal()</script>',
  `<script>${flight};steal()</script>`,
  '<script>self.__next_f.push([steal()])</script>',
  `<script>${bundles}steal()</script>`,
  '<script>(globalThis["a"] || (globalThis["a"] = [])).push({"b":steal()})</script>',
  '<script>$RC("B:0","S:0");steal()</script>',
  '<script>$RC("B:0",steal())</script>',
  '<script>requestAnimationFrame(function(){steal()});</script>',
  '<script type="module">steal()</script>',
])('does not name what somebody else has: %s', (script) => {
  expect(scriptSources(page(script)).filter((source) => source.startsWith("'sha"))).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

it('says nothing of data and of files', () => {
  const data = ['application/ld+json', 'application/json'].map((type) => `<script type="${type}">{"a":1}</script>`);
  const html = page(`${data.join('')}<script src="/_next/static/chunks/a.js" async=""></script>`);
  expect(scriptSources(html).join(' ')).not.toContain('sha256');
  expect(warn).not.toHaveBeenCalled();
});

it('names what the editors of a site insert later, there and nowhere else', () => {
  noteInjectedScripts('nl-NL', ['track()']);
  expect(scriptSources(page('', 'nl-NL'))).toContain(digest('track()'));
  expect(scriptSources(page('', 'fr-FR'))).not.toContain(digest('track()'));
});

it('runs what is not ours no more in a page that somebody has filled with what could be, and fits into the head of an answer', () => {
  const many = Array.from({ length: 300 }, (_, index) => `<script>self.__next_f.push([1,"${index}"])</script>`);
  noteInjectedScripts('nl-NL', ['track()']);
  const html = page(`${many.join('')}<script>steal()</script>`, 'nl-NL');
  expect(scriptSources(html)).toContain(digest('track()'));
  expect(scriptSources(html)).not.toContain(digest('steal()'));
  expect(buildPagePolicy(html)).not.toContain('unsafe');
  expect(buildPagePolicy(html).length).toBeLessThan(6_000);
});
