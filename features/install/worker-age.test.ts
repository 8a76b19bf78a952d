import { afterEach, expect, it, vi } from 'vitest';
import { cutOff, html, network, visit, withWorkerInstalled } from '@/tests/support/service-worker';

withWorkerInstalled();
afterEach(() => void vi.useRealTimers());

const textOf = async (path: string) => (await visit(path))?.text();

it.each([
  [0, 'il y a 1 minute'],
  [12, 'il y a 12 minutes'],
  [130, 'il y a 2 heures'],
  [60 * 26, 'hier'],
  [60 * 24 * 4, 'il y a 4 jours'],
])('shows a page that was kept %i minutes ago, and says in words: %s', async (minutes, words) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  network.mockResolvedValueOnce(html('20:15'));
  await visit('/films/a?utm=1');
  vi.setSystemTime(Date.now() + minutes * 60_000);
  cutOff();
  const text = await textOf('/films/a');
  expect(text).toContain('20:15');
  expect(text).toContain(`<body class="x"><div>Kept ${words}</div>`);
});

it('says how old it is after the link that skips to the page, which nothing comes before', async () => {
  const skip = '<a class="skip-link" href="#main">Au contenu</a>';
  const page = await html('20:15').text();
  const headers = { 'content-type': 'text/html' };
  network.mockResolvedValueOnce(
    new Response(
      page.replace(/<body[^>]*>/, (body) => `${body}<i></i>${skip}`),
      { headers },
    ),
  );
  await visit('/films/a');
  cutOff();
  expect(await textOf('/films/a')).toContain(`${skip}<div>Kept il y a 1 minute</div>`);
});
