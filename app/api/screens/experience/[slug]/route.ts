import { findUpcoming } from '@/features/showtimes/upcoming.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/experience/[slug]'>) {
  return answerComposed(request, (await params).slug, 'experience', ({ locale, slug, place }) =>
    findUpcoming(locale, { place: place ?? '', tag: slug }),
  );
}
