import { findBoundedText } from '../http/bounded-body';
import { countAllowances } from '../process/allowance';
import { log } from '../process/log';
import { processWide } from '../process/process-wide';
import { buildProblem } from './gateway';
import { type Violation, violationShapes } from './policy-violations';

/** Characters: a browser sends what it has gathered in a minute at once. */
const longest = 16_000;
const mostAtOnce = 10;
/** Of all visitors together: a fault of ours is the same for each of them, and a flood is nobody's report. */
const allowance = { most: 60, seconds: 60 };

const allowances = processWide('policy reports', () => countAllowances(1));

/** Writes a line for each thing that a page wanted and its policy forbade. Never throws. */
export async function answerPolicyReport(request: Request): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const shape = violationShapes[type];
  if (!shape) return buildProblem(415, 'A report is application/csp-report or application/reports+json.');
  const seconds = allowances.take('all', allowance);
  if (seconds) return buildProblem(429, 'There are too many reports just now.', { 'retry-after': `${seconds}` });
  const text = await findBoundedText(request, longest).catch(() => '');
  if (text === null) return buildProblem(413, 'A report is shorter.');
  const { data } = shape.safeParse(parseJson(text));
  if (!data) return buildProblem(400, 'This is no report.');
  const host = request.headers.get('host') ?? '';
  for (const violation of data.slice(0, mostAtOnce)) noteViolation(violation, host);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Nothing of a visitor: no query, no fragment, of other addresses the host alone. */
function noteViolation({ page, directive, blocked, source, line }: Violation, host: string): void {
  const url = URL.canParse(page) ? new URL(page) : null;
  // Of another site's pages anybody can tell us anything, and what an extension does is its owner's business.
  if (url?.host !== host || [blocked, source].some(isOfExtension)) return;
  log.warn('a page wanted what its policy forbids', {
    page: url.host + url.pathname,
    directive: directive?.slice(0, 60),
    blocked: describeAddress(blocked),
    source: describeAddress(source),
    line,
  });
}

const isOfExtension = (text: string | undefined) => /^[a-z-]*extension:/.test(text ?? '');

/** What is no address is a word of the browser such as `inline`. */
function describeAddress(text = ''): string | undefined {
  if (!URL.canParse(text)) return /^[a-z-]{1,30}$/.exec(text)?.[0];
  const { protocol, host } = new URL(text);
  return host ? `${protocol}//${host}` : protocol;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
