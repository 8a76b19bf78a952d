import { z } from 'zod';

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string().optional(),
      purl: z.string().optional(),
      hashes: z.array(z.unknown()).optional(),
      licenses: z.array(z.unknown()).optional(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    }),
  ),
});

const judgement = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }),
});

/** Node itself is fetched by its own package, which no lock file names and nobody is handed. */
const foreign = ['cdx:npm:package:development', 'cdx:npm:package:extraneous'];

/** What a bill of materials does not say of a package that is handed on, each in a few words. */
export function findGaps(text: string): string[] {
  const { data } = bill.safeParse(parseJson(text));
  if (!data) return ['npm wrote none'];
  const handedOn = data.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => foreign.includes(name)),
  );
  if (handedOn.length === 0) return ['it names no package'];
  return handedOn.flatMap(({ name, version, purl, hashes, licenses }) =>
    Object.entries({ version, address: purl, sum: hashes?.[0], licence: licenses?.[0] }).flatMap(([what, value]) =>
      value ? [] : [`${name} has no ${what}`],
    ),
  );
}

/** The packages that have a hole, each with how bad it is; null where the registry does not say. */
export function findFindings(text: string): string[] | null {
  const { data } = judgement.safeParse(parseJson(text));
  if (!data) return null;
  return Object.entries(data.vulnerabilities)
    .filter(([, { severity }]) => severity !== 'info' && severity !== 'low')
    .map(([name, { severity, range }]) => `${name} ${range} has a hole: ${severity}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
