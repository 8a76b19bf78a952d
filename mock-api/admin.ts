import { isSiteId, type SiteId } from '@/lib/sites/sites';
import { activeFaults, addFault, askedPaths, clearFaults, forgetAsked } from './faults';
import { activeIdentityFault, clearIdentityFault, setIdentityFault } from './identity/faults';
import { inputs } from './inputs';
import { forgetOpinions, keptOpinions } from './widgets/opinions';
import { members } from './world/accounts/members';
import { PASSWORD } from './world/accounts/people';
import { resetAccounts } from './world/accounts/store';
import { forgetTries } from './world/answers/vouchers';
import { cinemaDay, fixClock, now } from './world/clock';

type Call = (request: Request) => Promise<unknown> | unknown;

async function setClock(request: Request) {
  const { now: instant }: { now?: unknown } = await request.json();
  if (instant !== null && typeof instant !== 'string')
    throw new RangeError('Send {"now": "2026-11-20T17:30:00+01:00"}, or null to let the clock run');
  fixClock(instant);
}

/** As if no visitor had been here: what clients said, and how often anyone tried a code. */
function forgetVisitors() {
  resetAccounts();
  forgetTries();
  forgetOpinions();
}

const calls: Readonly<Record<string, Call>> = {
  'PUT /_admin/clock': setClock,
  'DELETE /_admin/clock': () => fixClock(null),
  'GET /_admin/clock': () => undefined,
  'PUT /_admin/faults': async (request) => addFault(await request.json()),
  'DELETE /_admin/faults': clearFaults,
  'GET /_admin/faults': () => undefined,
  'PUT /_admin/identity': async (request) => setIdentityFault(await request.json()),
  'DELETE /_admin/identity': clearIdentityFault,
  'DELETE /_admin/visitors': forgetVisitors,
  'DELETE /_admin/asked': forgetAsked,
};

function siteOf(query: URLSearchParams): SiteId {
  const site = query.get('site');
  if (!isSiteId(site)) throw new RangeError(`"${site}" is no site`);
  return site;
}

/** What the project's own commands ask, so that they need not load the mock. */
const questions: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  'GET /_admin/inputs': (query) => inputs(siteOf(query)),
  'GET /_admin/asked': (query) => askedPaths(siteOf(query)),
  'GET /_admin/client': () => ({ email: members[0]?.email, password: PASSWORD }),
};

/** Clock, faults and visitors, for tests and developers; null when the request is none of these. */
export async function admin(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/_admin/')) return null;
  const name = `${request.method} ${pathname}`;
  const [call, question] = [calls[name], questions[name]];
  if (!call && !question) return Response.json({ error: 'No such admin call' }, { status: 404 });
  try {
    if (question) return Response.json(question(searchParams));
    await call?.(request);
  } catch (error) {
    return Response.json({ error: error instanceof Error ? error.message : String(error) }, { status: 400 });
  }
  return Response.json({
    now: new Date(now()).toISOString(),
    day: cinemaDay('fr'),
    faults: activeFaults(),
    identity: activeIdentityFault(),
    opinions: keptOpinions(),
  });
}
