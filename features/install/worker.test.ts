import { describe, expect, it } from 'vitest';
import {
  enable,
  html,
  keptPaths,
  network,
  origin,
  preload,
  send,
  visit,
  withWorkerInstalled,
} from '@/tests/support/service-worker';

withWorkerInstalled();

it('shows the network’s page whenever there is one, however often it was kept', async () => {
  network.mockResolvedValueOnce(html('20:15')).mockResolvedValueOnce(html('21:00'));
  await visit('/films/a');
  expect(await (await visit('/films/a'))?.text()).toContain('21:00');
});

it('asks the network itself, and no cache that would answer with a page of minutes ago', async () => {
  network.mockResolvedValueOnce(html('21:00'));
  await visit('/films?page=2', { headers: { accept: 'text/html' } });
  expect(network).toHaveBeenCalledExactlyOnceWith(
    `${origin}/films?page=2`,
    expect.objectContaining({ cache: 'no-cache', redirect: 'manual', headers: { accept: 'text/html' } }),
  );
});

describe('where the browser asks for the page itself while the worker starts', () => {
  it('has it do so', async () => {
    await send('activate');
    expect(enable).toHaveBeenCalledOnce();
  });

  it('shows and keeps that answer, and asks for no second one', async () => {
    preload.mockResolvedValueOnce(html('21:00'));
    expect(await (await visit('/films/a'))?.text()).toContain('21:00');
    expect(network).not.toHaveBeenCalled();
    preload.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await (await visit('/films/a'))?.text()).toMatch(/Kept .*21:00/s);
  });
});

it.each(['/auth/login', '/callback?code=once', '/api/session'])('leaves %s to the browser', async (path) => {
  preload.mockReturnValueOnce(undefined as never);
  expect(await visit(path)).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

it.each(['/auth/login', '/callback?code=once'])('asks for %s once where the browser has asked ahead', async (path) => {
  const answer = new Response(null, { status: 204 });
  preload.mockResolvedValueOnce(answer);
  expect(await visit(path)).toBe(answer);
  expect(network).not.toHaveBeenCalled();
  expect(keptPaths()).not.toContain(path);
});

it.each([
  ['calls of the visitor', { url: `${origin}/api/session`, mode: 'cors' }],
  ['showtimes of a client navigation', { url: `${origin}/films?_rsc=1`, mode: 'cors' }],
  ['another host', { url: 'https://media.example/a.webp', mode: 'no-cors' }],
  ['what is sent', { url: `${origin}/films`, method: 'POST' }],
])('leaves %s alone', async (_, request) => {
  expect(await send('fetch', { method: 'GET', mode: 'navigate', ...request })).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

it('asks once for a file that is named after what it holds', async () => {
  network.mockImplementation(async () => new Response('code'));
  const request = { mode: 'no-cors' };
  await visit('/_next/static/chunks/a.js', request);
  await visit('/_next/static/chunks/a.js', request);
  expect(network).toHaveBeenCalledTimes(1);
});
