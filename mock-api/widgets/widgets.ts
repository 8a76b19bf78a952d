import { existsSync, readFileSync } from 'node:fs';
import { languages } from '@/lib/sites/languages';
import { faulty } from '../faults';
import { bootstrap, chatWindow, configuration, windowScript, windowStyle } from './chat';
import { keepOpinion } from './opinions';

const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const text = (type: string, body: string) =>
  new Response(body, { headers: { ...open, 'content-type': `${type}; charset=utf-8` } });

type Answer = (request: Request, url: URL) => Response | Promise<Response>;

const collector: Answer = () =>
  text('text/javascript', readFileSync(new URL('./feedback/collector.js', import.meta.url), 'utf8'));

/** What two services of others would answer, by method and path (decision 12). */
const answers: Readonly<Record<string, Answer>> = {
  'GET /embeddedservice/v1/embedded-service-config': () => Response.json(configuration, { headers: open }),
  'GET /chat/assets/js/bootstrap.min.js': () => text('text/javascript', bootstrap()),
  'GET /chat/window': (_, { searchParams }) => {
    const language = languages.find((each) => each === searchParams.get('language')) ?? 'en';
    return text('text/html', chatWindow(language));
  },
  'GET /chat/window.js': () => text('text/javascript', windowScript()),
  'GET /chat/window.css': () => text('text/css', windowStyle()),
  'GET /feedback/collector.js': collector,
  'GET /feedback/collector.preprod.js': collector,
  'POST /feedback/opinions': async (request) => {
    const status = keepOpinion(await request.text()) ? 204 : 400;
    return new Response(null, { status, headers: open });
  },
};

/** The site's two faces, so that a window of its own looks like it. */
function font(path: string): Response | null {
  const [, name] = /^\/fonts\/([a-z-]+)\.woff2$/.exec(path) ?? [];
  const file = name && new URL(`../../styles/fonts/${name}.woff2`, import.meta.url);
  if (!file || !existsSync(file)) return null;
  return new Response(new Uint8Array(readFileSync(file)), { headers: { ...open, 'content-type': 'font/woff2' } });
}

/** Answers what the chat and the collector of opinions would; null for any other path. Faults hit these paths too. */
export function respondWidget(request: Request): Promise<Response> | Response | null {
  const url = new URL(request.url);
  const answer = answers[`${request.method} ${url.pathname}`];
  return answer ? faulty('*', url.pathname, url.pathname, () => answer(request, url)) : font(url.pathname);
}
