import { LRUCache } from 'lru-cache';
import { env } from '../env/env';
import { href } from '../routing/href';
import { type Answer, type CheckedAnswer, type Question, resolve, type ScreenAnswer } from '../routing/resolve';
import { bareTemplate, type Screen } from '../routing/routes';
import { factsOf } from '../routing/screen-facts';
import { locales } from '../sites/locales';
import { isOn } from './flags';
import { guard } from './guards';
import { isKept } from './made-pages';
import { canBeMade, type Needs } from './page-needs';
import { resolveRedirect } from './resolve-redirect';

/**
 * `resolve`, then what the row asks for: a screen that is switched off is missing, so is one about no such item;
 * a retired item is gone, a renamed one moves (spec catalogue §2, §6, §8). A page that cannot be made now, and was
 * not made before, is unavailable.
 */
export async function resolveChecked(question: Question): Promise<CheckedAnswer> {
  const { sites: enabled } = env();
  const elsewhere = await resolveRedirect(question.host, question.pathname, enabled);
  if (elsewhere) return elsewhere;
  const answer = resolveOnce({ ...question, enabled });
  if (answer.kind !== 'screen') return answer;
  const { guard: name, flag } = factsOf(answer.screen);
  const { code, site, language } = locales[answer.locale];
  if (flag && !(await isOn(site, flag))) return { kind: 'missing', locale: code };

  const isMade = await isKept(answer.screen, answer.internal);
  const [param] = Object.values(answer.params);
  const verdict = name && param ? await guard(site, language, name, param, { patient: !isMade }) : 'ok';
  if (typeof verdict === 'object') return moved(answer, verdict.redirect);
  if (verdict === 'missing' || verdict === 'gone') return { kind: verdict, locale: code };
  if (isMade || (verdict === 'ok' && (await canBeMade(site, language, ...needsOf(answer))))) return answer;
  return { kind: 'unavailable', locale: code };
}

const answers = new LRUCache<string, Answer>({ max: 2_000 });

/** The tables never change while the server runs, and going through them costs more than all else the middleware does. */
function resolveOnce(question: Question): Answer {
  const { host, pathname, website, errorCode, cookie, accepts, enabled } = question;
  const key = JSON.stringify([host, pathname, website, errorCode, cookie, accepts, enabled]);
  if (key.length > longestKey) return resolve(question);
  const known = answers.get(key);
  if (known) return known;
  const answer = resolve(question);
  answers.set(key, answer);
  return answer;
}

/** So that what strangers ask takes a few megabytes at the most. */
const longestKey = 500;

/** The calls of a page, and what they are asked about: the editors' page of a screen goes by the words of its path. */
function needsOf({ screen, locale, params }: ScreenAnswer): [Needs, Record<string, string>] {
  const { reads = [], finds = [] } = factsOf(screen);
  return [
    { reads, finds },
    { slug: bareTemplate(screen, locales[locale])?.slice(1) ?? '', ...params },
  ];
}

function moved(answer: ScreenAnswer, slug: string): CheckedAnswer {
  const to = href(answer.locale, answer.screen as Extract<Screen, 'movie'>, { slug });
  return to === null
    ? { kind: 'missing', locale: answer.locale }
    : { kind: 'redirect', to, status: 301, negotiated: false };
}
