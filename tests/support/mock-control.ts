/** Whoever starts the mock API tells its port. */
const origin = (port: string | number = process.env.MOCK_PORT ?? 4301) => `http://127.0.0.1:${port}`;

/** One address of one site and what it answers instead of the truth. */
export type Fault = {
  site: string;
  endpoint: string;
  status?: number;
  latencyMs?: number;
  refuse?: true;
  body?: 'html' | 'half-json' | 'wrong-type' | 'empty';
  shape?: 'null' | 'absent' | 'list' | 'other' | 'typed' | 'mixed';
  json?: unknown;
};

/** What the catalogue really answers. */
export async function readTruth<T>(site: string, path: string, port?: number): Promise<T> {
  const response = await fetch(`${origin(port)}/${site}${path}`);
  return response.json();
}

export async function setFault(fault: Fault): Promise<void> {
  const { ok } = await fetch(`${origin()}/_admin/faults`, { method: 'PUT', body: JSON.stringify(fault) });
  if (!ok) throw new Error(`The mock API refuses ${JSON.stringify(fault)}.`);
}

/** The paths of the calls that a site's catalogue was asked since it was last told to forget them. */
export const readAsked = async (site: string): Promise<string[]> =>
  (await fetch(`${origin()}/_admin/asked?site=${site}`)).json();
export const forgetAsked = async (): Promise<void> =>
  void (await fetch(`${origin()}/_admin/asked`, { method: 'DELETE' }));

/** Moves the clock of a mock API to an instant. */
export async function setClock(now: string, port: number): Promise<void> {
  const { ok } = await fetch(`${origin(port)}/_admin/clock`, { method: 'PUT', body: JSON.stringify({ now }) });
  if (!ok) throw new Error(`The mock API refuses ${now}.`);
}

/** What goes wrong with the provider of sign-in; null for nothing. */
export async function setProviderFault(
  fault: { kind: 'down' | 'slow' | 'error'; path?: string; latencyMs?: number } | null,
): Promise<void> {
  const { ok } = await fetch(`${origin()}/_admin/identity`, {
    method: fault ? 'PUT' : 'DELETE',
    ...(fault && { body: JSON.stringify(fault) }),
  });
  if (!ok) throw new Error(`The mock API refuses ${JSON.stringify(fault)}.`);
}
