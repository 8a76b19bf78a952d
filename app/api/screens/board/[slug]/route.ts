import { readBoard } from '@/features/showtimes/board.load';
import { answerComposed, isOfPublishedDay } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/board/[slug]'>) {
  return answerComposed(
    request,
    (await params).slug,
    'board',
    ({ locale, slug, place, dates }) => readBoard(locale, { show: slug, place, days: dates }),
    isOfPublishedDay,
  );
}
