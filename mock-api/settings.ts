type Source = Readonly<Record<string, string | undefined>>;

const isPort = (value: string) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
/** With a zone: without one it would be another instant on every machine. */
const isInstant = (value: string) => /T.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));

/** Where the mock API answers, and the instant its clock is held at. Throws one sentence that names the variable. */
export function readSettings(source: Source) {
  const demand = (name: string, wanted: string, isGood: (value: string) => boolean): string | undefined => {
    const value = source[name] || undefined;
    if (value === undefined || isGood(value)) return value;
    throw new Error(`${name} must be ${wanted}; it is set to "${value}".`);
  };
  const portFrom = (name: string, usual: number) => Number(demand(name, 'a port number', isPort) ?? usual);

  const sitePort = portFrom('PORT', 3000);
  // The world reads it by itself (`world/scale.ts`).
  demand('MOCK_SCALE', 'a whole number from 1 on', (value) => /^[1-9]\d*$/.test(value));
  const now = demand('MOCK_NOW', 'an instant such as 2026-11-20T17:30:00+01:00', isInstant);
  return {
    port: portFrom('MOCK_PORT', sitePort + 1),
    mediaPort: portFrom('MEDIA_PORT', sitePort + 2),
    identity: { port: portFrom('IDENTITY_PORT', sitePort + 3), sitePort },
    ...(now && { now }),
  };
}
