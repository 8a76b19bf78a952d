import * as cinema from '@/app/api/client/[id]/cinema/[slug]/route';
import * as feeling from '@/app/api/client/[id]/show/[slug]/[feeling]/route';
import * as shows from '@/app/api/client/[id]/shows/route';
import { type Heard, visitorForTests } from './caller';

/** The id of the client behind the cookie of the tests. */
export const id = 'c-7';
export const given = <T>(params: T) => ({ params: Promise.resolve(params) });
export const changes = (list: readonly Heard[]) => list.filter(({ method }) => method !== 'GET');

/** The same with every write a visitor can do. */
export function writingVisitor() {
  const visitor = visitorForTests();
  const { request } = visitor;
  type Sent = Parameters<typeof request>[1];
  return {
    ...visitor,
    like: (slug: string, sent?: Sent, as = id) =>
      cinema.POST(request(`/api/client/${as}/cinema/${slug}`, sent), given({ id: as, slug })),
    unlike: (slug: string, sent?: Sent, as = id) =>
      cinema.DELETE(
        request(`/api/client/${as}/cinema/${slug}`, { method: 'DELETE', ...sent }),
        given({ id: as, slug }),
      ),
    ask: (body: unknown, sent?: Sent, as = id) =>
      shows.POST(request(`/api/client/${as}/shows`, { body, ...sent }), given({ id: as })),
    say: (word: string, body: unknown, sent?: Sent, as = id, slug = 'kestrel') =>
      feeling.POST(
        request(`/api/client/${as}/show/${slug}/${word}`, { body, ...sent }),
        given({ id: as, slug, feeling: word }),
      ),
  };
}
