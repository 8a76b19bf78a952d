import { findTitles } from '@/features/shows/titles.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/titles/[list]'>) {
  return answerComposed(request, (await params).list, 'titles', ({ locale, slug }) => findTitles(locale, slug));
}
