import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName } from '@/lib/api/program-calls';
import type { SiteId } from '@/lib/sites/sites';
import { fillBrackets } from '@/lib/text/brackets';
import { forgetAsked, readAsked } from '@/tests/support/mock-control';
import { type Address, addresses } from './addresses';
import type { Lane } from './lane';
import type { Place } from './place';
import { readSamples, type Samples } from './samples';
import { visit } from './visit';

/** What is asked for on every site beside its screens. */
export async function readAddresses(lane: Lane, sites: readonly SiteId[]): Promise<Place[]> {
  const places: Place[] = [];
  const known = new Map<string, readonly string[]>();
  for (const site of sites) {
    const samples = await readSamples(lane, site);
    places.push(...(Object.keys(endpoints) as EndpointName[]).flatMap((name) => listFaces(site, name, samples)));
    for (const address of addresses) {
      const place = placeOf(site, address, samples);
      if (!place) continue;
      const reads = known.get(address.name) ?? (await readReads(lane, place, address));
      known.set(address.name, reads);
      places.push({ ...place, reads });
    }
  }
  return places;
}

/** Both faces of a call: as the catalogue sends it, and as islands read it. Of codes that may be tried five times each has its own. */
function listFaces(site: SiteId, name: EndpointName, { inputs, language }: Samples): Place[] {
  const row: { path: string; query?: readonly string[]; cache: unknown; headers?: readonly string[] } = endpoints[name];
  const some = inputs[name] ?? (row.path.includes('[') ? [] : [{}]);
  return (['/api/', '/api/entities/'] as const).flatMap((face, turn) => {
    const values = some[turn % some.length];
    if (!values) return [];
    const asked = new URLSearchParams({ language });
    for (const one of row.query ?? []) if (values[one]) asked.set(one, values[one]);
    const facedAs = (path: string) => path.replace('/api/', face);
    return {
      ...{ site, screen: facedAs(row.path), form: 'json', reads: [row.path] },
      path: `${facedAs(fillBrackets(row.path, values))}?${asked}`,
      ...(row.headers && { asking: { headers: Object.fromEntries(row.headers.map((header) => [header, '1.2.3.4'])) } }),
      ...(row.cache === 'never' && { isKept: false }),
    } satisfies Place;
  });
}

function placeOf(
  site: SiteId,
  { name, form, path, asking, isSigned, endsSession, isKept }: Address,
  samples: Samples,
): Place | null {
  const asked = path(samples);
  if (!asked) return null;
  return {
    ...{ site, screen: name, form, path: asked, reads: [] },
    ...(asking && { asking: typeof asking === 'function' ? asking(samples) : asking }),
    ...(isSigned && { isSigned }),
    ...(endsSession && { endsSession }),
    ...(isKept === false && { isKept }),
  };
}

/** Milliseconds in which what is made behind an answer has asked for what it is made of. */
const behind = 300;

/** What asks for nothing is to be as it is whatever fails: it is looked at where the settings do. */
async function readReads(lane: Lane, place: Place, { reads = [] }: Address): Promise<readonly string[]> {
  await lane.publish(`site:${place.site}`);
  await forgetAsked();
  await visit(lane, place);
  await pause(behind);
  const asked = [...new Set([...(await readAsked(place.site)), ...reads])];
  return asked.length ? asked : [endpoints.settings.path];
}
