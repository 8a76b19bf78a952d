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
    }),
  ),
});

const judgement = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }),
});

/** What a bill of materials does not say of a package, each in a few words. */
export function findGaps(text: string): string[] {
  const { data } = bill.safeParse(parseJson(text));
  if (!data) return ['npm wrote none'];
  if (data.components.length === 0) return ['it names no package'];
  return data.components.flatMap(({ name, version, purl, hashes, licenses }) =>
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
