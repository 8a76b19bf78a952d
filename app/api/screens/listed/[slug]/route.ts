import { findListed } from '@/features/showtimes/listed.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/listed/[slug]'>) {
  return answerComposed(request, (await params).slug, 'listed', ({ locale, slug }) => findListed(locale, slug));
}
