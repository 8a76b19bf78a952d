import { guard } from '../api/guards';
import { env } from '../env';
import { locales } from '../sites/locales';
import { href } from './href';
import { type Answer, type Question, resolve, type ScreenAnswer } from './resolve';
import { routeOf, type Screen } from './routes';

export type CheckedAnswer = Answer | { kind: 'gone'; locale: ScreenAnswer['locale'] };

/** `resolve`, then the row's guard: no such item is missing, a retired one is gone, a renamed one moves (spec catalogue §2, §8). */
export async function resolveChecked(question: Question): Promise<CheckedAnswer> {
  const answer = resolve({ ...question, enabled: env().sites });
  if (answer.kind !== 'screen') return answer;
  const { guard: name } = routeOf(answer.screen);
  const slug = answer.params.slug;
  if (!name || slug === undefined) return answer;

  const { code, site, language } = locales[answer.locale];
  const verdict = await guard(site, language, name, slug);
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
