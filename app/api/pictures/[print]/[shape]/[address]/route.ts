import { parseCut } from '@/lib/http/picture-cuts';
import { answerCut } from '@/lib/pictures/answer-cut';

/** A picture of the catalogue, cut around its subject: asked for by Next's image service, which makes its widths and keeps them. */
export async function GET(_: Request, { params }: RouteContext<'/api/pictures/[print]/[shape]/[address]'>) {
  const { print, shape, address } = await params;
  return answerCut(parseCut(print, shape, address));
}
