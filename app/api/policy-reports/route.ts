import { buildProblem } from '@/lib/gateway/gateway';
import { answerPolicyReport } from '@/lib/gateway/policy-report';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => answerPolicyReport(request);
export const GET = () => buildProblem(405, 'Only POST is answered here.', { allow: 'POST' });
