import { findSeasonBoard } from '@/features/events/season.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/season/[slug]'>) {
  return answerComposed(request, (await params).slug, 'season', ({ locale, slug, place }) =>
    findSeasonBoard(locale, slug, place ?? ''),
  );
}
