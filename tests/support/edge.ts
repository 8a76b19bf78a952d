import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { siteIds } from '@/lib/sites/sites';
import { type Asked, pageHeaders, startFakeSite } from '@/scripts/edge/fake-site.fixture';
import { buildLocalSettings, edgeFolder, launchEdge } from '@/scripts/edge/launch-edge';
import type { EdgeSettings } from '@/scripts/edge/settings';
import { endOne, readOutput } from '@/scripts/lib/children';
import { freePorts } from '@/scripts/lib/ports';
import { waitUntilAnswering } from '@/scripts/lib/ready';
import { askSite } from './ask-site';

type FakeSite = Awaited<ReturnType<typeof startFakeSite>>;
type Answer = Parameters<FakeSite['answer']>[0];

/** For all tests of a group: a real nginx before two replicas that say what they were asked. */
export function startEdge(own: Partial<EdgeSettings> = {}) {
  const asked: Asked[] = [];
  let sites: [FakeSite, FakeSite];
  let port: number;
  let edge: ReturnType<typeof launchEdge>;
  let settings: EdgeSettings;

  beforeAll(async () => {
    sites = [await startFakeSite(asked), await startFakeSite(asked)];
    // Files are tried side by side, and each must have its own.
    port = (await freePorts(5700 + Number(process.env.VITEST_POOL_ID ?? 0) * 20)).site;
    rmSync(edgeFolder(port), { recursive: true, force: true });
    settings = { ...buildLocalSettings(port, [sites[0].port, sites[1].port]), ...own };
    edge = launchEdge(settings, siteIds, 'quiet');
    await waitUntilAnswering(port);
  });
  afterAll(async () => {
    await endOne(edge);
    await Promise.all(sites.map((site) => site.end()));
    rmSync(edgeFolder(port), { recursive: true, force: true });
  });

  const hostOf = (site: string) => `${site}.localhost:${port}`;
  const answerEach = (first: Answer, second: Answer) => {
    sites[0].answer(first);
    sites[1].answer(second);
  };
  const answer = (both: Answer) => answerEach(both, both);
  return {
    hostOf,
    ask: (path: string, headers: Record<string, string> = {}, host = hostOf('fr')) =>
      askSite(host, path, headers, port),
    /** With another method than a page is asked for by. */
    askBy: async (method: string, path: string, headers: OutgoingHttpHeaders = {}, body = '') => {
      const question = request({ host: '127.0.0.1', port, path, method, headers: { host: hostOf('fr'), ...headers } });
      question.end(body);
      const [response] = (await once(question, 'response')) as [IncomingMessage];
      const parts = await response.toArray();
      return { status: response.statusCode, text: Buffer.concat(parts).toString() };
    },
    /** Has both replicas answer so, and forget what they were asked; `answerEach` has each answer in its way. */
    answer,
    answerEach,
    /** Has both answer a page that says how it was asked for. */
    echo: (headers: Record<string, string> = {}) =>
      answer((one, response) => response.writeHead(200, { ...pageHeaders, ...headers }).end(JSON.stringify(one))),
    /** Of either, in the order it came. */
    asked,
    /** What it says beside its log. */
    printed: () => readOutput(edge),
    logFile: () => settings.log,
    ports: () => sites.map((site) => site.port),
  };
}
