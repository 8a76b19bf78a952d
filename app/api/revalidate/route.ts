import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env/env';
import { answerPublication } from '@/lib/gateway/publication';

/** `max`: the old page serves while the new one is made, so an outage at the wrong moment shows nothing broken. */
export const POST = (request: Request) =>
  answerPublication(request, env().revalidateSecret, (tag) => revalidateTag(tag, 'max'));
