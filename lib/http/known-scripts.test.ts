import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type * as ReactType from 'react';
import type * as ServerType from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { isKnownScript } from './known-scripts';

// The React that Next carries and makes pages with; another one may write other functions.
const require = createRequire(import.meta.url);
const { createElement: h, Suspense, use }: typeof ReactType = require('next/dist/compiled/react');
const { renderToPipeableStream }: typeof ServerType = require('next/dist/compiled/react-dom/server.node');

async function render(node: ReactType.ReactNode): Promise<string[]> {
  const stream = new PassThrough();
  const { pipe } = renderToPipeableStream(h('html', null, h('body', null, node)), {
    onShellReady: () => pipe(stream),
    onError: () => 'digest',
  });
  return [...(await text(stream)).matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

/** A part that is there after so many milliseconds, or fails then. */
function late(milliseconds: number, inner: ReactType.ReactNode, hasFailed = false) {
  const wait = pause(milliseconds).then(() => {
    if (hasFailed) throw new Error('late');
  });
  wait.catch(() => undefined);
  const Late = () => {
    use(wait);
    return inner;
  };
  return h(Late);
}

const sheet = h('link', { rel: 'stylesheet', href: '/a.css?a;b', precedence: 'default' });
const boundary = (inner: ReactType.ReactNode) => h(Suspense, { fallback: 'soon' }, inner);

it.each([
  ['a part that is late', boundary(late(20, 'there')), '$RC('],
  ['two of them', [boundary(late(20, 'a')), boundary(late(40, 'b'))], '$RC('],
  ['a part that fails', boundary(late(20, 'there', true)), '$RX('],
  ['a part of its own with a sheet of styles', boundary(late(20, [sheet, 'there'])), '$RR('],
  ['a part that comes in pieces', boundary([late(20, h('p', null, 'a')), late(60, h('p', null, 'b'))]), '$RC('],
  ['all of it', [boundary(late(20, 'a', true)), boundary(late(40, [sheet, 'b'])), boundary(late(60, 'c'))], '$RR('],
])('knows what React writes for %s', async (_, node, call) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const scripts = await render(node);
  expect(scripts.join('\n')).toContain(call);
  expect(scripts.filter((script) => !isKnownScript(script))).toEqual([]);
});
