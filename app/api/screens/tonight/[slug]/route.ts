import { findTonight } from '@/features/showtimes/tonight.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

/** What the strip of the home page holds: the film it opens with, and three more. */
const most = 4;

export async function GET(request: Request, { params }: RouteContext<'/api/screens/tonight/[slug]'>) {
  return answerComposed(request, (await params).slug, 'tonight', ({ locale, slug, place }) =>
    findTonight(locale, { lead: slug, place, most }),
  );
}
