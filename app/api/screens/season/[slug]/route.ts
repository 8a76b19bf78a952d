import { findSeasonBoard } from '@/features/events/season.load';
import { compose } from '@/lib/gateway/compose';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/screens/season/[slug]'>) {
  return compose(request, (await params).slug, 'season', ({ locale, slug, place }) =>
    findSeasonBoard(locale, slug, place ?? ''),
  );
}
