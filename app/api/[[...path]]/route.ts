import { answerCall, refuseMethod } from '@/lib/gateway/gateway';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => answerCall(request, 'wire');
export {
  GET as HEAD,
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
};
