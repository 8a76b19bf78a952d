import { z } from 'zod';
import { emotionKinds } from '@/lib/domain/emotion';
import { isPlainValue } from '../gateway/match-call';
import type { ClientAnswer } from './answer-visitor';
import { type Asker, demandOwnId } from './asker';
import { type ClientCall, clientCalls } from './client-calls';
import { Refusal } from './refusal';
import { demandJson } from './request-body';
import { sendClientCall } from './send-client-call';

type Writing = { call: ClientCall; body: z.ZodType };

/** More than any page shows. */
const mostShows = 500;

const several: Writing = {
  call: clientCalls.feelings,
  body: z.object({ showSlugs: z.array(z.string().refine(isPlainValue)).max(mostShows) }),
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

/** What the client of the path said of these shows. Throws `Refusal`, and like `sendClientCall`. */
export const answerFeelings = (asker: Asker, request: Request, params: { id: string }): Promise<ClientAnswer> =>
  writeFeelings(asker, request, several, params);

/** Says an intention or an emotion. Throws `Refusal`, and like `sendClientCall`. */
export function sendFeeling(
  asker: Asker,
  request: Request,
  { feeling, ...params }: { id: string; slug: string; feeling: string },
): Promise<ClientAnswer> {
  const writing = ofOne.get(feeling);
  if (!writing) throw new Refusal(404, { error: 'There is no such call.' });
  return writeFeelings(asker, request, writing, params);
}

type Params = { id: string; slug?: string };

async function writeFeelings(
  asker: Asker,
  request: Request,
  { call, body }: Writing,
  params: Params,
): Promise<ClientAnswer> {
  if (params.slug !== undefined && !isPlainValue(params.slug))
    throw new Refusal(400, { error: 'The show is not valid.' });
  await demandOwnId(asker, params.id);
  const { data, success } = body.safeParse(await demandJson(request));
  if (!success) throw new Refusal(400, { error: 'The body is not valid.' });
  return { json: await sendClientCall(asker.caller, call, { params, body: data }) };
}
