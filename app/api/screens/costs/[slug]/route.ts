import { readCinemaCosts } from '@/features/showtimes/cinema-costs.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/costs/[slug]'>) {
  return answerComposed(request, (await params).slug, 'costs', ({ locale, slug }) => readCinemaCosts(locale, slug));
}
