import { findPlaceOfZone } from '@/features/locator/here.load';
import { answerHere } from '@/lib/gateway/answer-here';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => answerHere(request, findPlaceOfZone);
