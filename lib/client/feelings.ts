import { z } from 'zod';
import { emotionKinds } from '@/lib/domain/emotion';
import type { clientFeelings } from '../api/wire/client';
import { isPlain } from '../gateway/match-call';
import type { Answer } from './answer';
import { type Asker, demandOwnId } from './asker';
import { jsonOf } from './body';
import { type ClientCall, clientCalls } from './calls';
import { Refusal } from './refusal';
import { send } from './send';

type Writing = { call: ClientCall<typeof clientFeelings>; body: z.ZodType };

/** More than any page shows. */
const mostShows = 500;

const several: Writing = {
  call: clientCalls.feelings,
  body: z.object({ showSlugs: z.array(z.string().refine(isPlain)).max(mostShows) }),
};

/** What may be said of one show, by the last word of the address. Nothing said takes back what was (spec visitor §7). */
const ofOne: ReadonlyMap<string, Writing> = new Map([
  [
    'intention',
    {
      call: clientCalls.intention,
      body: z
        .object({ intention: z.number().int().min(0).max(9).default(2), isDelete: z.boolean().optional() })
        .transform(({ intention, isDelete }) => ({ intention, isDelete: isDelete ?? intention === 0 })),
    },
  ],
  [
    'emotion',
    {
      call: clientCalls.emotion,
      body: z
        .object({ emotion: z.enum(emotionKinds).nullable(), isDelete: z.boolean().optional() })
        .transform(({ emotion, isDelete }) => ({ emotion, isDelete: isDelete ?? emotion === null })),
    },
  ],
]);

/** What the client of the path said of these shows. Throws `Refusal`, and like `send`. */
export const askFeelings = (asker: Asker, request: Request, params: { id: string }): Promise<Answer> =>
  write(asker, request, several, params);

/** Says an intention or an emotion. Throws `Refusal`, and like `send`. */
export function sayFeeling(
  asker: Asker,
  request: Request,
  { feeling, ...params }: { id: string; slug: string; feeling: string },
): Promise<Answer> {
  const writing = ofOne.get(feeling);
  if (!writing) throw new Refusal(404, { error: 'There is no such call.' });
  return write(asker, request, writing, params);
}

type Params = { id: string; slug?: string };

async function write(asker: Asker, request: Request, { call, body }: Writing, params: Params): Promise<Answer> {
  if (params.slug !== undefined && !isPlain(params.slug)) throw new Refusal(400, { error: 'The show is not valid.' });
  await demandOwnId(asker, params.id);
  const { data, success } = body.safeParse(await jsonOf(request));
  if (!success) throw new Refusal(400, { error: 'The body is not valid.' });
  return { json: await send(asker.caller, call, { params, body: data }) };
}
