import { findPlace } from '@/features/guide/guide.load';
import { answerComposed } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  return answerComposed(request, null, 'guide', ({ locale, place }) => findPlace(locale, place ?? ''));
}
