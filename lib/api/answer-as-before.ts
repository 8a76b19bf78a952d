import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import type { SiteId } from '@/lib/sites/sites';
import { keepBriefly } from './brief-life';
import type { Endpoint, Output } from './endpoint';
import { type EarlierAnswer, findOwnAnswer, isResting, parsePacked } from './own-answers';
import { parseAnswer } from './parse-answer';
import { findStandIn } from './stand-in';
import { noteSource } from './watch-read';

type Call<E extends Endpoint = Endpoint> = { site: SiteId; endpoint: E; url: string };

/** Next can be told to make a page past all that is kept, and so past this. */
const isPastTheKept = () => workAsyncStorage.getStore()?.isOnDemandRevalidate === true;

/**
 * What a call says, and in an outage what it said before: no older than a day, logged once until it answers again, and
 * not asked for again for a moment. What is made of an earlier answer is kept ten seconds only.
 */
export async function answerOrAsBefore<E extends Endpoint>(
  call: Call<E>,
  ask: () => Promise<Output<E>>,
): Promise<Output<E>> {
  const { site, endpoint, url } = call;
  if (isPastTheKept()) return ask();
  const show = async (earlier: EarlierAnswer) => {
    noteSource('earlier');
    await keepBriefly('earlier');
    return parseAnswer(site, endpoint, url, parsePacked(earlier.packed));
  };
  const resting = findOwnAnswer(url);
  if (resting && isResting(resting)) return show(resting);
  try {
    return await ask();
  } catch (error) {
    const earlier = await findStandIn(call, error);
    if (!earlier) throw error;
    return show(earlier);
  }
}
