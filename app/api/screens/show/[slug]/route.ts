import { readShowUpcoming } from '@/features/showtimes/upcoming-show.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/show/[slug]'>) {
  return answerComposed(request, (await params).slug, 'show', ({ locale, slug, place }) =>
    readShowUpcoming(locale, { show: slug, place }),
  );
}
