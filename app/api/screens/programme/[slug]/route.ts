import { readProgramme } from '@/features/showtimes/programme.load';
import { compose } from '@/lib/gateway/compose';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/programme/[slug]'>) {
  return compose(request, (await params).slug, 'programme', ({ locale, slug, date }) =>
    readProgramme(locale, slug, date),
  );
}
