import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { HeadInjections } from './injections';
import { pickAllowed } from './parts/injections.logic';

vi.mock('next-intl/server', () => ({ getLocale: async () => 'fr-FR' }));
vi.mock('@/lib/api/read-settings');

const settings = (tag: string, attributes: object) =>
  parseAnswer('fr', endpoints.settings, 'test', {
    injections: [{ position: 'head', element: { tag, attributes, content: null } }],
  } as never);

it.each([
  ['meta', { name: 'x', style: 'a' }],
  ['meta', { name: 'x', children: 'a' }],
  ['meta', { name: 'x', dangerouslySetInnerHTML: 'a' }],
  ['link', { rel: 'me', children: 'a' }],
  ['meta', { name: 'x', class: 'a', property: 'og:x', media: 'screen', charset: 'utf-8', lang: 'fr', 'data-a': 'b' }],
  ['link', { rel: 'me', href: 'https://social.test', hreflang: 'fr', fetchpriority: 'low', crossorigin: '' }],
])('whatever an editor writes into a <%s>, the page is made: %j', async (tag, attributes) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // While developing, React would have some names written its own way.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(readSettingsOrDefaults).mockResolvedValue(settings(tag, attributes) as never);
  const head = await HeadInjections();
  expect(() => renderToString(head)).not.toThrow();
});

it('lets nothing of a host that nobody named through, in whatever letters', () => {
  const { injections } = settings('script', { SRC: 'https://evil.test/a.js' });
  expect(injections).toHaveLength(1);
  expect(pickAllowed(injections, ['tags.test'])).toEqual([]);
});

it('gives no order to the browser before anyone was asked, in whatever letters', async () => {
  const order = { name: 'x', 'HTTP-EQUIV': 'refresh', content: '0;url=https://evil.test' };
  vi.mocked(readSettingsOrDefaults).mockResolvedValue(settings('meta', order) as never);
  expect(renderToString(await HeadInjections())).not.toContain('refresh');
});
