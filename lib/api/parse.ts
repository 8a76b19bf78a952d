import type { SiteId } from '@/lib/sites/sites';
import type { Endpoint, Output } from './endpoint';
import { ContractError } from './errors';
import { whileReading } from './wire/dropped';

/** What the catalogue sent as the entity it stands for. Throws `ContractError`. */
export function parse<E extends Endpoint>(site: SiteId, endpoint: E, url: string, json: unknown): Output<E> {
  const { success, data, error } = whileReading(site, url, () => endpoint.schema.safeParse(json));
  if (!success) throw new ContractError(url, error.issues);
  return data as Output<E>;
}
