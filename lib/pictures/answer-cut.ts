import { failedPicture } from '../http/failed-picture';
import { type Cut, cutUrl } from '../http/picture-cuts';
import { noteTurnedAway } from '../process/request-scope';
import { shareCalls } from '../process/share-calls';
import { limitTurns } from '../process/turns';
import { askPicture, type NoPicture } from './ask-picture';
import { cutPicture } from './cut-picture';

/** Milliseconds: a picture of the demo is drawn when it is first asked for. */
const patience = 40_000;
/** A cut is a tenth of a second of a processor, and two of the four threads are left for what pages read and other pictures. */
const inTurn = limitTurns(2, 100);
type Part = Buffer | NoPicture | 'turned away';
/** The image service asks for one cut as often as visitors' screens have widths. */
const share = shareCalls<Part>();

/** The part of a picture, to be kept for a day; 404 where there is none, 504 where nobody can tell now or too many ask. */
export async function answerCut(cut: Cut | undefined): Promise<Response> {
  const part = cut ? await share(cutUrl(cut.print, cut.shape, cut.address), () => makeCut(cut)) : 'none';
  // Who asked for the same has been turned away as well.
  if (part === 'turned away') noteTurnedAway();
  if (part === 'failed' || part === 'turned away')
    return Response.json({ error: 'The picture does not come.' }, { status: 504, headers: failedPicture });
  if (part === 'none') return Response.json({ error: 'There is no such picture.' }, { status: 404 });
  return new Response(new Uint8Array(part), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });
}

async function makeCut(cut: Cut): Promise<Part> {
  const whole = await askPicture(cut.address, patience);
  if (typeof whole === 'string') return whole;
  const cutting = inTurn(() => cutPicture(whole, cut));
  return cutting ? ((await cutting) ?? 'none') : 'turned away';
}
