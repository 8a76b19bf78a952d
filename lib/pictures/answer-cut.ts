import { failedPicture } from '../http/failed-picture';
import type { Cut } from '../http/picture-cuts';
import { askPicture } from './ask-picture';
import { cutPicture } from './cut-picture';

/** Milliseconds: a picture of the demo is drawn when it is first asked for. */
const patience = 40_000;

/** The part of a picture, to be kept for a day; 404 where there is none, 504 where nobody can tell now. */
export async function answerCut(cut: Cut | undefined): Promise<Response> {
  const whole = await askPicture(cut?.address, patience);
  if (whole === 'failed')
    return Response.json({ error: 'The picture does not come.' }, { status: 504, headers: failedPicture });
  const part = cut && whole !== 'none' && (await cutPicture(whole, cut));
  if (!part) return Response.json({ error: 'There is no such picture.' }, { status: 404 });
  return new Response(new Uint8Array(part), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });
}
