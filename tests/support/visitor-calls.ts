import * as cinema from '@/app/api/client/[id]/cinema/[slug]/route';
import * as feeling from '@/app/api/client/[id]/show/[slug]/[feeling]/route';
import * as shows from '@/app/api/client/[id]/shows/route';
import { type HeardCall, visitorForTests } from './visitor-for-tests';

/** The id of the client behind the cookie of the tests. */
export const clientId = 'c-7';
export const paramsOf = <T>(params: T) => ({ params: Promise.resolve(params) });
export const pickWrites = (list: readonly HeardCall[]) => list.filter(({ method }) => method !== 'GET');

/** The same with every write a visitor can do. */
export function writingVisitor() {
  const visitor = visitorForTests();
  const { request } = visitor;
  type Sent = Parameters<typeof request>[1];
  return {
    ...visitor,
    like: (slug: string, sent?: Sent, as = clientId) =>
      cinema.POST(request(`/api/client/${as}/cinema/${slug}`, sent), paramsOf({ id: as, slug })),
    unlike: (slug: string, sent?: Sent, as = clientId) =>
      cinema.DELETE(
        request(`/api/client/${as}/cinema/${slug}`, { method: 'DELETE', ...sent }),
        paramsOf({ id: as, slug }),
      ),
    ask: (body: unknown, sent?: Sent, as = clientId) =>
      shows.POST(request(`/api/client/${as}/shows`, { body, ...sent }), paramsOf({ id: as })),
    say: (word: string, body: unknown, sent?: Sent, as = clientId, slug = 'kestrel') =>
      feeling.POST(
        request(`/api/client/${as}/show/${slug}/${word}`, { body, ...sent }),
        paramsOf({ id: as, slug, feeling: word }),
      ),
  };
}
