import { findUpcoming } from '@/features/showtimes/upcoming.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  return answerComposed(request, null, 'upcoming', ({ locale, place }) => findUpcoming(locale, { place: place ?? '' }));
}
