import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@/lib/api/endpoints/table';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { askSite, sendToSite } from '@/tests/support/ask-site';
import { readTruth } from '@/tests/support/mock-control';
import { publicationSecret } from '@/tests/support/publish';

/** What is changed and published: a list of which nothing is lost when it comes in another order. */
const { path } = endpoints.events;
const tag = 'events';

/** Milliseconds after which a replica that has not heard is late. */
const patience = 1_000;
const beat = 50;

type Drilled = { ports: readonly number[]; mockPort: number };

/**
 * Which replicas go on serving what was there before a publication, in a sentence; null where none does. One of them is told
 * of it, and the others hear by Redis.
 */
export async function findLatePublication({ ports, mockPort }: Drilled, site: SiteId): Promise<string | null> {
  const host = `${site}.localhost`;
  const asked = `${path}?language=${siteFacts(site).defaultLanguage}`;
  const read = async (port: number) => listSlugs((await askSite(host, asked, {}, port)).text);
  const list = (await readTruth<unknown[]>(site, asked, mockPort)).toReversed();
  const wanted = listSlugs(JSON.stringify(list));
  const before = await Promise.all(ports.map(read));
  if (before.includes(wanted)) return 'What is to be published is there already, so nothing can be told by it.';
  const body = JSON.stringify({ site, endpoint: path, json: list });
  await fetch(`http://127.0.0.1:${mockPort}/_admin/faults`, { method: 'PUT', body });
  const [first = 0] = ports;
  const { status } = await sendToSite({
    ...{ host, port: first, path: '/api/revalidate', method: 'POST' },
    headers: { authorization: `Bearer ${publicationSecret}` },
    body: JSON.stringify({ tags: [tag] }),
  });
  if (status !== 200) return `A publication was answered with ${status}.`;
  const until = Date.now() + patience;
  let late = [...ports];
  while (late.length > 0 && Date.now() < until) {
    const served = await Promise.all(late.map(read));
    late = late.filter((_, index) => served[index] !== wanted);
    if (late.length > 0) await pause(beat);
  }
  return late.length > 0
    ? `${patience} ms after a publication, what was there before it came from port ${late.join(', ')}.`
    : null;
}

/** Empty for what is no such list. */
function listSlugs(text: string): string {
  try {
    return (JSON.parse(text) as { slug: string }[]).map(({ slug }) => slug).join();
  } catch {
    return '';
  }
}
