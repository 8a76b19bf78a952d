import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSiteId, type SiteId } from '@/lib/sites/sites';
import type { Member } from '../world/accounts/members';
import { type FormName, isFormName, submitted } from './forms';
import { readValues, sendHtml } from './http';
import { formPage } from './pages/form';
import { languageOf, page } from './pages/page';
import { errorPage } from './pages/plain';
import { words } from './pages/words';
import { frameToken } from './tokens';

type Message = { event: string; data?: Readonly<Record<string, string>> };

const handOver = async (site: SiteId, member: Member): Promise<Message> => ({
  event: 'parent_exchange',
  data: { token: await frameToken(site, member) },
});

/** What the page around the iframe is told, in order. */
const told: Record<FormName, (site: SiteId, member: Member) => Promise<Message[]>> = {
  login: async (site, member) => [await handOver(site, member), { event: 'LOGIN_SUCCESSFUL' }],
  signup: async (site, member) => [await handOver(site, member), { event: 'REGISTER_SUCCESSFUL' }],
  register: async (_, { email }) => [{ event: 'register_complete', data: { email } }, { event: 'REGISTER_SUCCESSFUL' }],
  validate: async () => [{ event: 'LOGIN_SUCCESSFUL' }],
};

const ways: Partial<Record<FormName, FormName>> = { login: 'signup', signup: 'login' };

/** `/frame/{site}/{form}`: runs in an iframe of that site, and of no other. */
export async function frame(request: IncomingMessage, response: ServerResponse, url: URL, sitePort: number) {
  const [, , site, name] = url.pathname.split('/');
  if (!isSiteId(site) || !isFormName(name)) return sendHtml(response, errorPage(), { status: 404 });
  const parent = `http://${site}.localhost:${sitePort}`;
  const headers = { 'content-security-policy': `frame-ancestors ${parent}` };
  const language = languageOf(url.searchParams.get('ui_locales'));
  const other = ways[name];
  const shown = {
    language,
    isFramed: true,
    action: `${url.pathname}${url.search}`,
    links: other ? ([[`/frame/${site}/${other}${url.search}`, other]] as const) : [],
  };
  if (request.method !== 'POST') return sendHtml(response, formPage(name, shown), { headers });

  const values = await readValues(request);
  const answer = submitted(name, values);
  if (typeof answer === 'string')
    return sendHtml(response, formPage(name, { ...shown, values, trouble: answer }), { status: 422, headers });
  const messages = await told[name](site, answer);
  // `<` would end the script.
  const json = JSON.stringify(messages).replaceAll('<', '\\u003c');
  const origin = JSON.stringify(parent);
  // A browser that was led here instead goes back to its site.
  const tell = `for (const message of ${json}) parent.postMessage(message, ${origin})`;
  const script = `<script>if (parent === window) location.replace(${origin}); else ${tell};</script>`;
  return sendHtml(
    response,
    page(language, words[name][language], `<p role="status">${words.done[language]}</p>${script}`, true),
    { headers },
  );
}
