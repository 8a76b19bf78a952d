import { isOn } from '../api/flags';
import { guard } from '../api/guards';
import { env } from '../env';
import { locales } from '../sites/locales';
import { href } from './href';
import { resolveRedirect } from './redirect';
import { type CheckedAnswer, type Question, resolve, type ScreenAnswer } from './resolve';
import { routeOf, type Screen } from './routes';

/**
 * `resolve`, then what the row asks for: a screen that is switched off is missing, so is one about no such item;
 * a retired item is gone, a renamed one moves (spec catalogue §2, §6, §8).
 */
export async function resolveChecked(question: Question): Promise<CheckedAnswer> {
  const { sites: enabled } = env();
  const elsewhere = await resolveRedirect(question.host, question.pathname, enabled);
  if (elsewhere) return elsewhere;
  const answer = resolve({ ...question, enabled });
  if (answer.kind !== 'screen') return answer;
  const { guard: name, flag } = routeOf(answer.screen);
  const { code, site, language } = locales[answer.locale];
  if (flag && !(await isOn(site, flag))) return { kind: 'missing', locale: code };

  const [param] = Object.entries(answer.params);
  if (!name || !param) return answer;
  const verdict = await guard(site, language, name, param[1]);
  if (verdict === 'missing' || verdict === 'gone') return { kind: verdict, locale: code };
  if (typeof verdict === 'string') return answer;
  return moved(answer, verdict.redirect);
}

function moved(answer: ScreenAnswer, slug: string): CheckedAnswer {
  const to = href(answer.locale, answer.screen as Extract<Screen, 'movie'>, { slug });
  return to === null
    ? { kind: 'missing', locale: answer.locale }
    : { kind: 'redirect', to, status: 301, negotiated: false };
}
