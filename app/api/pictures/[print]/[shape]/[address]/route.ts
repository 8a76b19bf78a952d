import { parseCut } from '@/lib/http/picture-cuts';
import { askPicture } from '@/lib/pictures/ask-picture';
import { cutPicture } from '@/lib/pictures/cut-picture';

/** As long as the image service itself waits for a picture (`next.config.ts`). */
const patience = 40_000;

/** A picture of the catalogue, cut around its subject: asked for by Next's image service, which makes its widths and keeps them. */
export async function GET(_: Request, { params }: RouteContext<'/api/pictures/[print]/[shape]/[address]'>) {
  const { print, shape, address } = await params;
  const cut = parseCut(print, shape, address);
  const whole = cut && (await askPicture(cut.address, patience));
  const part = whole && (await cutPicture(whole, cut));
  if (!part) return Response.json({ error: 'There is no such picture.' }, { status: 404 });
  return new Response(new Uint8Array(part), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });
}
