import type { SiteId } from '@/lib/sites/sites';
import type { Endpoint, Output } from './endpoint';
import { ContractError } from './errors';
import { parseWhole, whileParsing } from './wire/parse-or-drop';

/** What the catalogue sent as the entity it stands for. Throws `ContractError`. */
export function parseAnswer<E extends Endpoint>(site: SiteId, endpoint: E, url: string, json: unknown): Output<E> {
  const { data, error } = whileParsing(site, url, () => parseWhole(endpoint.schema, json));
  if (error) throw new ContractError(url, error.issues);
  return data as Output<E>;
}
