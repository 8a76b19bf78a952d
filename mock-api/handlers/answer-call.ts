import { getResponse, HttpHandler } from 'msw';
import { handlers } from './handlers';

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);
const rows = handlers.map((handler) => ({
  handler,
  segments: handler instanceof HttpHandler ? segmentsOf(String(handler.info.path)) : [],
}));

/** The answer of the whole mock API, for the HTTP server and for tests in process. */
export const answerCall = (request: Request): Promise<Response | undefined> =>
  getResponse(handlersOf(new URL(request.url).pathname), request);

/** Those that an address may mean, in their order: msw would take it apart anew for every one of a hundred. */
const handlersOf = (pathname: string) => {
  const asked = segmentsOf(pathname);
  return rows.filter(({ segments }) => segments.length === 0 || mayBe(asked, segments)).map(({ handler }) => handler);
};

const mayBe = (asked: readonly string[], segments: readonly string[]) =>
  asked.length === segments.length &&
  segments.every((segment, index) => segment.startsWith(':') || segment === asked[index]);
