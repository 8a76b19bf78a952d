import type { LoadedAnswer } from '../api/answer-cache';
import { briefLife } from '../api/brief-life';
import { noteCatalogueHeard } from '../api/catalogue-heard';
import type { Endpoint } from '../api/endpoint';
import { ApiError, TagNotFoundError } from '../api/errors';
import { parseAnswer } from '../api/parse-answer';
import { askUpstream } from '../api/upstream';
import { waitForTitles } from '../api/wait-for-titles';
import type { SiteId } from '../sites/sites';

/** `wire` is the contract as the catalogue sends it; `entity` what our own islands read (decisions/0003). */
export type Face = 'wire' | 'entity';
export type Question = {
  face: Face;
  site: SiteId;
  endpoint: Endpoint;
  params: Readonly<Record<string, string>>;
  url: string;
  headers: Record<string, string>;
};

/** Refusals of the catalogue that are told to the caller, and those that are its answer to any call. */
const passedOn = [403, 404, 410, 429];
const absences = [404, 410];

/** A refusal for which what was said before stands in; told, as it is, only to whom nothing better can be. */
export class PassingRefusal extends ApiError {
  override name = 'PassingRefusal';
  constructor(
    url: string,
    readonly answer: LoadedAnswer,
  ) {
    super(url, answer.status);
  }
}

/** Asks the catalogue. Throws what `askUpstream` and `parseAnswer` throw, and `PassingRefusal`. */
export async function loadAnswer(question: Question): Promise<LoadedAnswer> {
  const { face, site, endpoint, url, headers } = question;
  const [answer, isSure] = await Promise.all([
    askUpstream(url, { cache: 'no-store', headers }),
    face === 'wire' || !endpoint.needsTitles || waitForTitles(site),
  ]);
  if (!answer.ok && !passedOn.includes(answer.status)) throw new ApiError(url, answer.status);
  noteCatalogueHeard(site);
  if (answer.ok) {
    const text = writeFace(question, answer.text, answer.json);
    return { status: 200, text, seconds: isSure ? undefined : briefLife.lacking };
  }
  const { status, text, retryAfter } = answer;
  const refusal = { status, text: jsonOr(text, 'The catalogue refuses.'), retryAfter };
  if (!absences.includes(status) && !endpoint.refuses?.includes(status)) throw new PassingRefusal(url, refusal);
  return refusal;
}

/**
 * A good answer as it goes out. Throws `ContractError` for what the row's schema refuses, for programs as well: passed on it
 * would be kept as long as a good one.
 */
export function writeFace({ face, site, endpoint, url }: Question, text: string, json: unknown): string {
  try {
    const entity = parseAnswer(site, endpoint, url, json);
    return face === 'wire' ? text : JSON.stringify(entity);
  } catch (error) {
    // What only no page can show is as agreed.
    if (face === 'wire' && error instanceof TagNotFoundError) return text;
    throw error;
  }
}

function jsonOr(text: string, otherwise: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify({ error: otherwise });
  }
}
