import { notAllowed, serve } from '@/lib/gateway/gateway';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => serve(request, 'entity');
export {
  GET as HEAD,
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
};
