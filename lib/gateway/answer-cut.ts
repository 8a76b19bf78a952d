import type { Cut } from '../http/picture-cuts';
import { askPicture } from '../pictures/ask-picture';
import { cutPicture } from '../pictures/cut-picture';
import { failedPicture } from '../pictures/failed-picture';
import { buildProblem } from './gateway';

/** Milliseconds: a picture of the demo is drawn when it is first asked for. */
const patience = 40_000;

/** The part of a picture, to be kept for a day; 404 where there is none, 504 where nobody can tell now. */
export async function answerCut(cut: Cut | undefined): Promise<Response> {
  const whole = await askPicture(cut?.address, patience);
  if (whole === 'failed') return buildProblem(504, 'The picture does not come.', failedPicture);
  const part = cut && whole !== 'none' && (await cutPicture(whole, cut));
  if (!part) return buildProblem(404, 'There is no such picture.');
  return new Response(new Uint8Array(part), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });
}
