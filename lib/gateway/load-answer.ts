import type { LoadedAnswer } from '../api/answer-cache';
import { briefLife } from '../api/brief-life';
import { isDoubtful, isDoubtfullyEmpty, noteSaid } from '../api/cached-reads';
import { noteCatalogueHeard } from '../api/catalogue-heard';
import type { Endpoint } from '../api/endpoint';
import { ApiError, ContradictionError, TagNotFoundError } from '../api/errors';
import { parsePacked } from '../api/own-answers';
import { parseAnswer } from '../api/parse-answer';
import { findStandIn } from '../api/stand-in';
import { askUpstream } from '../api/upstream';
import { waitForTitles } from '../api/wait-for-titles';
import { countPublications } from '../process/publications';
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

/** What a fault may say of what was there: told, as it is, only to whom nothing better can be. */
export class DoubtedAnswer extends ContradictionError {
  override name = 'DoubtedAnswer';
  constructor(
    url: string,
    said: string,
    readonly answer: LoadedAnswer,
  ) {
    super(url, said);
  }
}

/** Asks the catalogue. Throws what `askUpstream` and `parseAnswer` throw, `PassingRefusal` and `DoubtedAnswer`. */
export async function loadAnswer(question: Question): Promise<LoadedAnswer> {
  const { face, site, endpoint, url, headers } = question;
  const begun = countPublications();
  const [answer, isSure] = await Promise.all([
    askUpstream(url, { cache: 'no-store', headers }),
    face === 'wire' || !endpoint.needsTitles || waitForTitles(site),
  ]);
  if (!answer.ok && !passedOn.includes(answer.status)) throw new ApiError(url, answer.status);
  noteCatalogueHeard(site);
  if (answer.ok) {
    const { text, entity } = understand(question, answer.text, answer.json);
    if (isDoubtfullyEmpty(url, endpoint, entity))
      throw new DoubtedAnswer(url, 'nothing', { status: 200, text, seconds: 0 });
    if (countPublications() === begun) noteSaid(url, { site, cache: endpoint.cache }, entity);
    return { status: 200, text, seconds: isSure ? undefined : briefLife.lacking };
  }
  const { status, text, retryAfter } = answer;
  const refusal = { status, text: jsonOr(text, 'The catalogue refuses.'), retryAfter };
  if (isDoubtful(url, status)) throw new DoubtedAnswer(url, '404', refusal);
  if (!absences.includes(status) && !endpoint.refuses?.includes(status)) throw new PassingRefusal(url, refusal);
  return refusal;
}

/** What pages were told before, where the gateway itself has nothing; null for neither, and for what another build understood. Never throws. */
export async function findStandInFor(question: Question, error: unknown): Promise<LoadedAnswer | null> {
  const earlier = await findStandIn(question, error);
  if (!earlier) return null;
  try {
    const json = parsePacked(earlier.packed);
    return { status: 200, text: writeFace(question, JSON.stringify(json), json) };
  } catch {
    return null;
  }
}

/** A good answer as it goes out. Throws what `understand` throws. */
export const writeFace = (question: Question, text: string, json: unknown): string =>
  understand(question, text, json).text;

/**
 * A good answer as it goes out, and what it says. Throws `ContractError` for what the row's schema refuses, for programs as
 * well: passed on it would be kept as long as a good one.
 */
function understand({ face, site, endpoint, url }: Question, text: string, json: unknown) {
  try {
    const entity = parseAnswer(site, endpoint, url, json);
    return { entity, text: face === 'wire' ? text : JSON.stringify(entity) };
  } catch (error) {
    // What only no page can show is as agreed.
    if (face === 'wire' && error instanceof TagNotFoundError) return { entity: json, text };
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
