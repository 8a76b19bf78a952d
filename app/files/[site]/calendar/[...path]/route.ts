import { answerCalendar } from '@/features/calendar/calendar.answer';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/files/[site]/calendar/[...path]'>) {
  const { site, path } = await params;
  return answerCalendar(request, site, path);
}
