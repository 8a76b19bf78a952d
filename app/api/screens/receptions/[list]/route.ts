import { findReceptionLabels } from '@/features/feelings/receptions.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/receptions/[list]'>) {
  return answerComposed(request, (await params).list, 'receptions', ({ locale, slug }) =>
    findReceptionLabels(locale, slug),
  );
}
