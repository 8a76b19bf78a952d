import { findStarts } from '@/features/showtimes/starts.load';
import type { Starts } from '@/lib/domain/starts';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

/** Anybody can ask for any day: what says that nothing begins on one is made of what is kept, and not kept itself. */
const isOfPlayedDay = ({ shows }: Starts): boolean => Object.keys(shows).length > 0;

export async function GET(request: Request) {
  return answerComposed(
    request,
    null,
    'starts',
    ({ locale, place, dates }) => findStarts(locale, { place: place ?? '', day: dates[0] }),
    isOfPlayedDay,
  );
}
