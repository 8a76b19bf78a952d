import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env/env';
import { resolveHost } from '@/lib/sites/hosts';
import { localeCodes, locales } from '@/lib/sites/locales';
import type { SiteId } from '@/lib/sites/sites';
import { buildResponse } from '../gateway';
import { buildDocument, type Say } from './document';

/** A site's document is the same as long as its build. */
const kept = new Map<SiteId, Promise<Buffer<ArrayBuffer>>>();
const life = { seconds: 3600, tags: [] };

/** The document of the site that is asked, in English, as its types are. */
export async function answerDocument(request: Request): Promise<Response> {
  const { site } = resolveHost(request.headers.get('host'), env().sites);
  const writing = kept.get(site) ?? write(site);
  kept.set(site, writing);
  return buildResponse(request, { status: 200, seconds: undefined, body: await writing, isStale: false }, life);
}

async function write(site: SiteId): Promise<Buffer<ArrayBuffer>> {
  const locale = localeCodes.find((code) => locales[code].language === 'en') ?? localeCodes[0]!;
  const t = await getTranslations({ locale, namespace: 'apiDocs' });
  const say: Say = (key) => t(key);
  return Buffer.from(JSON.stringify(buildDocument(site, say)));
}
