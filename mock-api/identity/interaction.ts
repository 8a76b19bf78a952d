import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { type FormName, submitted } from './forms';
import { readValues, sendHtml } from './http';
import { formPage } from './pages/form';
import { languageOf } from './pages/page';
import { errorPage } from './pages/plain';

const other = { login: 'signup', signup: 'login' } as const satisfies Partial<Record<FormName, FormName>>;
type Asked = keyof typeof other;
const isAsked = (name: unknown): name is Asked => typeof name === 'string' && Object.hasOwn(other, name);

/** `/interaction/{uid}[/login|/signup|/cancel]`: between the authorization request and the way back to the site. */
export async function interaction(provider: Provider, request: IncomingMessage, response: ServerResponse, step = '') {
  const details = await provider.interactionDetails(request, response).catch(() => null);
  if (!details) return sendHtml(response, errorPage(), { status: 400 });
  const { uid, params } = details;
  if (step === 'cancel')
    return provider.interactionFinished(
      request,
      response,
      { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    );

  const name: Asked = isAsked(step) ? step : params.screen_hint === 'signup' ? 'signup' : 'login';
  const base = `/interaction/${uid}`;
  const shown = {
    language: languageOf(params.ui_locales),
    action: `${base}/${name}`,
    links: [
      [`${base}/${other[name]}`, other[name]],
      [`${base}/cancel`, 'cancel'],
    ],
  } as const;
  if (request.method !== 'POST') return sendHtml(response, formPage(name, shown));

  const values = await readValues(request);
  const answer = submitted(name, values);
  if (typeof answer === 'string')
    return sendHtml(response, formPage(name, { ...shown, values, trouble: answer }), { status: 422 });
  return provider.interactionFinished(request, response, { login: { accountId: answer.id } });
}
