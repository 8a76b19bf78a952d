import { globSync, readFileSync } from 'node:fs';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { config } from '@/middleware';
import { workerParts } from '../support/service-worker';

const parts = globSync('public/sw/*.js').toSorted();

it('takes in every part that lies beside it, at once: what is asked for later, browsers do not compare', () => {
  expect(workerParts.map((path) => `public${path}`).toSorted()).toEqual(parts);
  const head = readFileSync('public/sw.js', 'utf8');
  expect(head.match(/^importScripts\(.*\);$/gm)).toHaveLength(1);
});

it('names nothing that no other line of the worker needs, which no linter sees from a part alone', () => {
  const code = ['public/sw.js', ...parts].map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = [...code.matchAll(/^(?:const|let|(?:async )?function) (\w+)/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => code.match(new RegExp(`\\b${name}\\b`, 'g'))!.length < 2)).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('asks what a path means of no file that lies ready', () => {
  const files = globSync('public/**/*.*').map((file) => file.replace('public', ''));
  expect(files).toContain('/sw/kept.js');
  expect(files.filter((url) => doesMiddlewareMatch({ config, nextConfig: {}, url }))).toEqual([]);
  expect(doesMiddlewareMatch({ config, nextConfig: {}, url: '/swiss' })).toBe(true);
});
