import { refuseMethod } from '@/lib/gateway/gateway';
import { answerDocument } from '@/lib/gateway/openapi/answer-document';

export const dynamic = 'force-dynamic';

export {
  answerDocument as GET,
  answerDocument as HEAD,
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as POST,
  refuseMethod as PUT,
};
