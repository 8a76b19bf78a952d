import { findStarts } from '@/features/showtimes/starts.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  return answerComposed(request, null, 'starts', ({ locale, place, dates }) =>
    findStarts(locale, { place: place ?? '', day: dates[0] }),
  );
}
