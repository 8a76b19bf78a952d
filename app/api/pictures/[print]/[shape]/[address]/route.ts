import { parseCut } from '@/lib/http/picture-cuts';
import { answerCut } from '@/lib/pictures/answer-cut';

/** A picture of the catalogue, cut around its subject: asked for by Next's image service, which makes its widths and keeps them. */
export async function GET({ url }: Request) {
  // Of the parameters Next says what they mean, and not how they were written.
  return answerCut(parseCut(new URL(url).pathname));
}
