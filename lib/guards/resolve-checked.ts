import { LRUCache } from 'lru-cache';
import { env } from '../env/env';
import { noteHeld, noteTurnedAway } from '../process/request-scope';
import { joinFilters } from '../routing/filter-segments';
import { href } from '../routing/href';
import {
  type CheckedResolution,
  type PathQuestion,
  type Resolution,
  resolvePath,
  type ScreenResolution,
} from '../routing/resolve';
import { bareTemplate, type Screen } from '../routing/routes';
import { screenFactsOf } from '../routing/screen-facts';
import { locales } from '../sites/locales';
import { isFlagOn } from './flags';
import { type Asking, judgeItem } from './guards';
import { pickLocaleOfSlug } from './locale-of-slug';
import { isPageMade } from './made-pages';
import { takeTurn } from './making-turns';
import { canBeMade, type PageNeeds } from './page-needs';
import { resolveRedirect } from './resolve-redirect';
import type { Verdict } from './what-was-said';

/**
 * `resolvePath`, then what the row asks for: a screen that is switched off is missing, so is one about no such item;
 * a retired item is gone, a renamed one moves (spec catalogue §2, §6, §8). A page that cannot be made now, and was
 * not made before, is unavailable.
 */
export async function resolveChecked(question: PathQuestion): Promise<CheckedResolution> {
  const { sites: enabled } = env();
  const elsewhere = await resolveRedirect(question.host, question.pathname, enabled);
  if (elsewhere) return elsewhere;
  const understood = resolveOnce({ ...question, enabled });
  if (understood.kind !== 'screen') return understood;
  const answer = await pickLocaleOfSlug(understood);
  const { flag } = screenFactsOf(answer.screen);
  const { code, site } = locales[answer.locale];
  if (flag && !(await isFlagOn(site, flag))) return { kind: 'missing', locale: code };

  const isMade = await isPageMade(answer.screen, answer.internal);
  if (!isMade && !(await takeTurn(answer.internal))) {
    noteTurnedAway();
    return { kind: 'unavailable', locale: code };
  }
  const verdict = await (isMade ? judgeItemOf(answer, { isMade }) : judgeNew(answer));
  if (typeof verdict === 'object') return redirectTo(answer, verdict.redirect);
  if (verdict === 'missing' || verdict === 'gone') return { kind: verdict, locale: code };
  if (isMade) noteHeld();
  return isMade || verdict === 'ok' ? answer : { kind: 'unavailable', locale: code };
}

/** What the guard of the screen says of the item that a page is about. */
async function judgeItemOf({ screen, locale, params }: ScreenResolution, asking: Asking): Promise<Verdict> {
  const { guard } = screenFactsOf(screen);
  const { site, language } = locales[locale];
  const [param] = Object.values(params);
  return guard && param ? judgeItem(site, language, guard, param, asking) : 'ok';
}

/** The same of a page that is to be made: `unknown` as well where a call fails that it cannot do without. */
async function judgeNew(answer: ScreenResolution): Promise<Verdict> {
  const { site, language } = locales[answer.locale];
  const verdict = await judgeItemOf(answer, { patient: true });
  return verdict !== 'ok' || (await canBeMade(site, language, ...listNeeds(answer))) ? verdict : 'unknown';
}

const answers = new LRUCache<string, Resolution>({ max: 2_000 });

/** The tables never change while the server runs, and going through them costs more than all else the middleware does. */
function resolveOnce(question: PathQuestion): Resolution {
  const { host, pathname, website, errorCode, cookie, accepts, enabled } = question;
  const key = JSON.stringify([host, pathname, website?.toLowerCase(), errorCode, cookie, accepts, enabled]);
  if (key.length > longestKey) return resolvePath(question);
  const known = answers.get(key);
  if (known) return known;
  const answer = resolvePath(question);
  answers.set(key, answer);
  return answer;
}

/** So that what strangers ask takes a few megabytes at the most. */
const longestKey = 500;

/** The calls of a page, and what they are asked about: the editors' page of a screen goes by the words of its path. */
function listNeeds({ screen, locale, params }: ScreenResolution): [PageNeeds, Record<string, string>] {
  const { reads = [], finds = [], readsOneOf = [] } = screenFactsOf(screen);
  return [
    { reads, finds, readsOneOf },
    { slug: bareTemplate(screen, locales[locale])?.slice(1) ?? '', ...params },
  ];
}

/** With the filters, since a browser keeps a 301: the day that a link names would be lost to it for good. */
function redirectTo({ locale, screen, suffix }: ScreenResolution, slug: string): CheckedResolution {
  const to = href(locale, screen as Extract<Screen, 'movie'>, { slug });
  return to === null
    ? { kind: 'missing', locale }
    : { kind: 'redirect', to: joinFilters(to, suffix), status: 301, negotiated: false };
}
