import { answerVerdict } from '@/lib/gateway/browser-reports';
import { buildProblem } from '@/lib/gateway/gateway';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => answerVerdict(request);
export const GET = () => buildProblem(405, 'Only POST is answered here.', { allow: 'POST' });
