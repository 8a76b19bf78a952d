import { HttpResponse, http } from 'msw';
import type { Endpoint, Input, Wire } from '@/lib/api/endpoint';
import type { endpoints } from '@/lib/api/endpoints/table';
import { type EndpointName, everyCall } from '@/lib/api/program-calls';
import { type Language, languages } from '@/lib/sites/languages';
import { isSiteId, type SiteId, siteFacts } from '@/lib/sites/sites';
import { faulty } from '../faults';
import { worldOf } from '../world/build-world';
import type { World } from '../world/world';

type Asked = { site: SiteId; language: Language; world: World; header: (name: string) => string | null };

/** An answer of another status than 200: a retired film, a refusal. */
export class Refusal {
  constructor(
    readonly status: number,
    /** Sent as JSON, a bare string too. */
    readonly body: unknown = null,
  ) {}
}

/** Nothing to show, which is an answer: a call that says null where another would be missing. */
export const nothing = new Refusal(200, null);

const missing = () => Response.json({ error: 'Not found' }, { status: 404 });

/** Escapes that do not decode are slugs nobody has. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Named = Readonly<Record<string, string>>;

type Row<Name extends EndpointName> = (typeof endpoints)[Name];

/**
 * Answers a call of the table in the shape the catalogue sends; of its row only the path is loaded, not the schema.
 * Null answers 404, a `Refusal` what it says. An unknown site is 404, an unknown language the site's own.
 * `rowOf` tells rows apart that share one pattern of addresses, for faults that name one of them.
 */
export const mock = <Name extends EndpointName>(
  name: Name,
  answer: (input: Input<Row<Name>> & Asked) => Wire<Row<Name>> | Refusal | null,
  rowOf: (named: Named) => EndpointName = () => name,
) => {
  const endpoint: Pick<Endpoint, 'path' | 'query'> = everyCall[name];
  return http.get(`*/:site${endpoint.path.replace(/\[(\w+)\]/g, ':$1')}`, ({ params, request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, site = '', ...segments] = pathname.split('/');
    const named: Named = Object.fromEntries(
      Object.keys(params)
        .filter((name) => name !== 'site')
        .map((name) => [name, decoded(segments[placeOf(endpoint.path, name)] ?? '')]),
    );
    return faulty(site, everyCall[rowOf(named)].path, `/${segments.join('/')}`, () => {
      if (!isSiteId(site)) return missing();
      const asked = searchParams.get('language');
      const language = languages.find((each) => each === asked) ?? siteFacts(site).defaultLanguage;
      const query = Object.fromEntries(
        (endpoint.query ?? []).flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name)]] : [])),
      );
      const header = (name: string) => request.headers.get(name);
      const input = { ...query, ...named, site, language, world: worldOf(site), header } as unknown as Input<
        Row<Name>
      > &
        Asked;
      const wire = answer(input);
      if (wire === null) return missing();
      if (wire instanceof Refusal) return HttpResponse.json(wire.body as never, { status: wire.status });
      return HttpResponse.json(wire as never);
    });
  });
};

/** Which segment of the path a bracket is. */
const placeOf = (path: string, name: string): number => path.split('/').slice(1).indexOf(`[${name}]`);
