import type { NextRequest } from 'next/server';
import { answerVisitor } from '@/lib/member/answer-visitor';
import { answerFrame } from '@/lib/member/frame';

export const dynamic = 'force-dynamic';

export const GET = (request: NextRequest) => answerVisitor('frame', request, (asker) => answerFrame(asker, request));
