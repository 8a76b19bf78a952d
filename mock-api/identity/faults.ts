import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sendJson } from './http';

const kinds = ['down', 'slow', 'error'] as const;

/** What goes wrong with the provider on request: no connection, an answer after `latencyMs`, a server error. */
type Fault = { kind: (typeof kinds)[number]; path: string; latencyMs: number };

let fault: Fault | null = null;

export const activeIdentityFault = (): Fault | null => fault;
export const clearIdentityFault = (): void => {
  fault = null;
};

/** `{ "kind": "down" | "slow" | "error", "path"?: "/token", "latencyMs"?: 20000 }`; without a path all of the provider. Throws on anything else. */
export function setIdentityFault(json: unknown): void {
  if (typeof json !== 'object' || json === null) throw new RangeError('A fault is an object');
  const { kind, path = '/', latencyMs = 20_000 }: Partial<Record<keyof Fault, unknown>> = json;
  const known = kinds.find((each) => each === kind);
  if (!known) throw new RangeError(`kind is one of ${kinds.join(', ')}`);
  if (typeof path !== 'string' || !path.startsWith('/')) throw new RangeError('path begins with a slash');
  if (typeof latencyMs !== 'number' || !(latencyMs >= 0)) throw new RangeError('latencyMs is a number of milliseconds');
  fault = { kind: known, path, latencyMs };
}

/** Whether the fault has answered in the provider's place. */
export async function spoiled(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (!fault || !request.url?.startsWith(fault.path)) return false;
  if (fault.kind === 'slow') {
    await pause(fault.latencyMs);
    return false;
  }
  if (fault.kind === 'down') request.socket.destroy();
  else sendJson(response, 500, { error: 'server_error', error_description: 'A fault was asked for' });
  return true;
}
