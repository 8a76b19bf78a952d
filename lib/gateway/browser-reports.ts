import { z } from 'zod';
import { env } from '../env/env';
import { findBoundedText } from '../http/bounded-body';
import { type Allowance, countAllowances } from '../process/allowance';
import { log } from '../process/log';
import { processWide } from '../process/process-wide';
import { resolvePath } from '../routing/resolve';
import { resolveHost } from '../sites/hosts';
import { noteMetric } from '../telemetry/metrics';
import { buildProblem } from './gateway';

/** Of all visitors together, in one process: who sends more is no visitor. */
const allowed = {
  vitals: { most: 1_200, seconds: 60 },
  errors: { most: 60, seconds: 60 },
  verdicts: { most: 120, seconds: 60 },
} as const satisfies Record<string, Allowance>;
/** Characters. */
const longest = 2_000;

const allowances = processWide('browser reports', () => countAllowances(Object.keys(allowed).length));

const path = z.string().startsWith('/').max(1_000);
/** Milliseconds. A page that took longer than two minutes was left open in between. */
const milliseconds = z.number().min(0).max(120_000).optional();
const vitals = z.array(
  z.object({
    path,
    LCP: milliseconds,
    INP: milliseconds,
    FCP: milliseconds,
    TTFB: milliseconds,
    CLS: z.number().min(0).max(20).optional(),
  }),
);

/** Words of programs alone: the name of a class, a file of ours and a place in it. */
const browserError = z.object({
  path,
  kind: z.enum(['error', 'rejection', 'resource']),
  name: z.string().regex(/^[A-Z]\w{0,40}$/),
  where: z.string().regex(/^[\w.~-]{1,80}\.(js|css)(:\d{1,7}:\d{1,7})?$/),
});

/** What stands in an answer's address, and whether it helped. */
const verdict = z.object({ answer: z.string().regex(/^[\w-]{1,120}$/), useful: z.boolean() });

/** Takes how long pages took, of visitors who agreed to be counted: numbers, and the screen that a path is of. Never throws. */
export const answerVitals = (request: Request): Promise<Response> =>
  answerReport(request, 'vitals', vitals.max(10), (visits) => {
    for (const { path: pathname, CLS, ...waits } of visits) {
      const where = { 'candela.site': siteOf(request), 'candela.screen': nameScreen(request, pathname) };
      for (const [name, value] of Object.entries(waits))
        if (value !== undefined) noteMetric('vitals', value / 1000, { ...where, 'candela.web_vital.name': name });
      if (CLS !== undefined) noteMetric('shifts', CLS, where);
    }
  });

/** Takes that something failed in a browser: what kind of error, and where in our code. Never throws. */
export const answerBrowserError = (request: Request): Promise<Response> =>
  answerReport(request, 'errors', browserError, ({ path: pathname, kind, name, where }) => {
    const screen = nameScreen(request, pathname);
    noteMetric('browserErrors', 1, {
      'candela.site': siteOf(request),
      'candela.screen': screen,
      'candela.error.kind': kind,
    });
    log.warn('error in a browser', { screen, kind, name, where });
  });

/** Takes what a visitor pressed below an answer of the help, and nothing of who they are. Never throws. */
export const answerVerdict = (request: Request): Promise<Response> =>
  answerReport(request, 'verdicts', verdict, ({ answer, useful }) => {
    noteMetric('verdicts', 1, { 'candela.site': siteOf(request), 'candela.useful': useful });
    log.info('answer judged', { answer, useful });
  });

async function answerReport<Schema extends z.ZodType>(
  request: Request,
  what: keyof typeof allowed,
  schema: Schema,
  take: (report: z.output<Schema>) => void,
): Promise<Response> {
  if ((request.headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin')
    return buildProblem(403, 'Only pages of this site report here.');
  const seconds = allowances.take(what, allowed[what]);
  if (seconds) return buildProblem(429, 'There are too many reports just now.', { 'retry-after': `${seconds}` });
  const text = await findBoundedText(request, longest).catch(() => '');
  if (text === null) return buildProblem(413, 'A report is shorter.');
  const { success, data } = schema.safeParse(parseJson(text));
  if (!success) return buildProblem(400, 'This is no report.');
  take(data);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

const hostOf = (request: Request) => request.headers.get('host');
const siteOf = (request: Request): string => resolveHost(hostOf(request), env().sites).site;

function nameScreen(request: Request, pathname: string): string {
  const answer = resolvePath({ host: hostOf(request), pathname, enabled: env().sites });
  return answer.kind === 'screen' ? answer.screen : 'other';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
