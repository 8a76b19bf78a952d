import type { NextRequest } from 'next/server';
import { answerVisitor } from '@/lib/api/client/answer';
import { tryFrame } from '@/lib/api/client/frame';

export const dynamic = 'force-dynamic';

export const GET = (request: NextRequest) => answerVisitor('frame', request, (asker) => tryFrame(asker, request));
