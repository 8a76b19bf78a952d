import { expect, test } from 'vitest';
import { type Availability, configurationUrl, parseAvailability, scriptUrl } from '@/features/chat/parts/chat.logic';
import { collectorScript } from '@/features/feedback/parts/feedback.logic';
import { languages } from '@/lib/sites/languages';
import { settings } from '../world/answers/settings';
import { inService } from './served';

const [port, mediaPort] = [28_321, 28_322];
const api = inService({ port, mediaPort });

/** What browsers do by themselves: `*.localhost` is this machine. */
const local = (url: string) => url.replace(/\/\/\w+\.localhost:/, '//127.0.0.1:');
const chat = () => {
  const { orgId, deployment, siteUrl, scrtUrl } = settings('fr').agentforce as Record<string, string>;
  return { orgId: `${orgId}`, deployment: `${deployment}`, siteUrl: `${siteUrl}`, scrtUrl: `${scrtUrl}` };
};
const availability = async (): Promise<Availability> => {
  const answer = await fetch(local(configurationUrl(chat(), 'fr')));
  return answer.ok ? parseAvailability(await answer.json()) : 'unknown';
};
const spoil = (fault: object) => fetch(`${api}/_admin/faults`, { method: 'PUT', body: JSON.stringify(fault) });
const endpoint = '/embeddedservice/v1/embedded-service-config';

test('someone answers in the chat, unless told otherwise', async () => {
  expect(await availability()).toBe('open');
  await spoil({ endpoint, json: { instructions: [{ type: 'hide_reason_no_agents_available' }] } });
  expect(await availability()).toBe('busy');
  await spoil({ endpoint, status: 503 });
  expect(await availability()).toBe('unknown');
});

test('the chat’s script and its window come from a host of their own, in every language', async () => {
  expect(new URL(scriptUrl(chat())).host).toBe(`chat.localhost:${mediaPort}`);
  const script = await fetch(local(scriptUrl(chat())));
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(await script.text()).toContain('embeddedservice_bootstrap');
  for (const language of languages) {
    const window = await (await fetch(`http://127.0.0.1:${mediaPort}/chat/window?language=${language}`)).text();
    expect(window).toContain(`<html lang="${language}">`);
  }
  expect((await fetch(`http://127.0.0.1:${mediaPort}/fonts/instrument-sans.woff2`)).ok).toBe(true);
  expect((await fetch(`http://127.0.0.1:${mediaPort}/fonts/..%2fsubset.woff2`)).status).toBe(404);
});

test('what is sent to the collector is kept until visitors are forgotten, nonsense is not', async () => {
  const { scriptUrl: script } = settings('fr').feedback as { scriptUrl: string };
  for (const host of ['www.candela-cinemas.fr', 'fr.localhost'])
    expect((await fetch(local(collectorScript(script, host)))).ok, host).toBe(true);
  const send = (body: string) => fetch(`http://127.0.0.1:${mediaPort}/feedback/opinions`, { method: 'POST', body });
  expect((await send('{"rating":4}')).status).toBe(204);
  expect((await send('{"rating":')).status).toBe(400);
  const kept = async () => (await (await fetch(`${api}/_admin/clock`)).json()).opinions;
  expect(await kept()).toEqual([{ rating: 4 }]);
  await fetch(`${api}/_admin/visitors`, { method: 'DELETE' });
  expect(await kept()).toEqual([]);
});
