import { env } from '@/lib/env/env';
import { log } from '@/lib/process/log';
import { resolveHost } from '@/lib/sites/hosts';
import { type Locale, localeOf } from '@/lib/sites/locales';
import type { Entity } from '../api/entities';
import { answerCall, buildProblem, pickLanguage } from './gateway';

type Zone = Entity<'zoneHere'>;

/**
 * Answers with what `load` makes of the zone that the backend takes the caller to be in: one question of a first visit,
 * where the catalogue needs up to four. Of this visitor alone, so that nobody keeps it. Never throws.
 */
export async function answerHere<Made>(
  request: Request,
  load: (locale: Locale, zone: Zone) => Promise<Made>,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { site } = resolveHost(request.headers.get('host'), env().sites);
  const language = pickLanguage(site, searchParams.get('language'));
  const asked = new URL(`/api/entities/zone?language=${language}`, request.url);
  const zone = await answerCall(new Request(asked, { headers: request.headers }), 'entity');
  const locale = localeOf(site, language);
  if (!zone.ok || !locale) return zone;
  try {
    const made = await load(locale.code, (await zone.json()) as Zone);
    return Response.json(made, { headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
  } catch (error) {
    log.error('composed', { name: 'here', reason: error instanceof Error ? error.message : String(error) });
    return buildProblem(502, 'The catalogue does not answer.');
  }
}
