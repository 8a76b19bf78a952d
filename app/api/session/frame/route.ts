import type { NextRequest } from 'next/server';
import { answerVisitor } from '@/lib/client/answer';
import { tryFrame } from '@/lib/client/frame';

export const dynamic = 'force-dynamic';

export const GET = (request: NextRequest) => answerVisitor('frame', request, (asker) => tryFrame(asker, request));
