import { readAccessCinema } from '@/features/accessible/accessible.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/accessible/[slug]'>) {
  return answerComposed(request, (await params).slug, 'accessible', ({ locale, slug }) =>
    readAccessCinema(locale, slug),
  );
}
