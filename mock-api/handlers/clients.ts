import { type HttpMethods, http } from 'msw';
import type { WireAccount, WireFavourites, WireWebview } from '@/lib/api/contract/client';
import { isSiteId, type SiteId, siteFacts } from '@/lib/sites/sites';
import { faulty } from '../faults';
import { findSubject } from '../identity/tokens';
import { accountOf } from '../world/accounts/account';
import type { Member } from '../world/accounts/members';
import { findMember } from '../world/accounts/people';
import { addFavourite, removeFavourite } from '../world/accounts/state';
import { keep, stateOf } from '../world/accounts/store';
import { identityAddress } from '../world/addresses';
import { textsIn } from '../world/answers/body';
import { feelingsOf, said } from '../world/answers/feelings';
import { worldOf } from '../world/build-world';
import { findCinema, openCinemas } from '../world/cinemas';
import type { World } from '../world/world';

type Asked = { site: SiteId; world: World; member: Member; body: unknown; params: Readonly<Record<string, string>> };
type Method = Lowercase<Exclude<`${HttpMethods}`, 'ALL'>>;

const refuse = (status: number, error: string) => Response.json({ error }, { status });

/** A call made for a client, who is known by the bearer token. */
const forClient = (method: Method, path: string, answer: (asked: Asked) => Response) =>
  http[method](`*/:site${path.replace(/\[(\w+)\]/g, ':$1')}`, async ({ request, params }) => {
    const { site = '', ...named } = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, String(value)]),
    );
    const { pathname } = new URL(request.url);
    const body: unknown = await request.json().catch(() => null);
    const subject = isSiteId(site) ? await findSubject(site, request.headers.get('authorization')) : null;
    return faulty(site, path, pathname.slice(site.length + 1), () => {
      const member = subject === null ? undefined : findMember(subject);
      if (!member || !isSiteId(site)) return refuse(401, 'No client');
      if (named.id !== undefined && named.id !== member.id) return refuse(403, 'Another client');
      return answer({ site, world: worldOf(site), member, body, params: named });
    });
  });

const base = '/client/api/[language]';

function changeFavourites({ site, world, member, body }: Asked, isAdding: boolean): Response {
  const wanted = textsIn(body, 'cinemas')?.map((code) => openCinemas(site).find((each) => each.vistaRef === code));
  if (!wanted) return refuse(400, 'No cinemas');
  for (const cinema of wanted) {
    if (!cinema) return refuse(404, 'No such cinema');
    const before = stateOf(world, member);
    const after = isAdding
      ? addFavourite(before, cinema.slug, siteFacts(site).favouritesLimit)
      : removeFavourite(before, cinema.slug);
    if (!after) return refuse(409, 'Too many');
    keep(world, member, after);
  }
  return new Response(null, { status: 204 });
}

export const clientHandlers = [
  forClient('get', `${base}/accounts/me`, ({ world, member }) =>
    Response.json(accountOf(world, member) satisfies WireAccount),
  ),
  forClient('get', `${base}/accounts/me/cinemas`, ({ site, world, member }) => {
    const items = stateOf(world, member).favourites.flatMap((slug) => {
      const cinema = findCinema(site, slug);
      return cinema ? [{ codeCcs: cinema.vistaRef }] : [];
    });
    return Response.json({ items } satisfies WireFavourites);
  }),
  forClient('patch', `${base}/accounts/me/cinemas`, (asked) => changeFavourites(asked, true)),
  forClient('delete', `${base}/accounts/me/cinemas`, (asked) => changeFavourites(asked, false)),
  forClient('post', `${base}/logout`, () => new Response(null, { status: 204 })),
  http.get('*/:site/client/api/:language/webview', ({ request, params }) => {
    const site = String(params.site);
    const at = (form: string) => `${identityAddress()}/frame/${site}/${form}?ui_locales=${String(params.language)}`;
    const answer = {
      urlLogin: at('login'),
      urlSignup: at('signup'),
      urlRegister: at('register'),
      urlEmailValidation: at('validate'),
    } satisfies WireWebview;
    return faulty(site, `${base}/webview`, new URL(request.url).pathname.slice(site.length + 1), () =>
      Response.json(answer),
    );
  }),
  forClient('post', '/api/client/[id]/shows', ({ world, member, body }) => {
    const slugs = textsIn(body, 'showSlugs');
    return slugs ? Response.json(feelingsOf(world, member, slugs)) : refuse(400, 'No shows');
  }),
  ...(['intention', 'emotion'] as const).map((word) =>
    forClient('post', `/api/client/[id]/show/[slug]/${word}`, ({ world, member, body, params }) => {
      const slug = params.slug ?? '';
      const answer = said(world, member, slug, word, body);
      return typeof answer === 'string' ? refuse(answer === 'missing' ? 404 : 400, answer) : Response.json(answer);
    }),
  ),
];
