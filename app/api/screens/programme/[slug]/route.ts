import { readProgramme } from '@/features/showtimes/programme.load';
import { answerComposed, isOfPublishedDay } from '@/lib/gateway/answer-composed';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/programme/[slug]'>) {
  return answerComposed(
    request,
    (await params).slug,
    'programme',
    ({ locale, slug, dates }) => readProgramme(locale, slug, dates),
    isOfPublishedDay,
  );
}
