import type { NextRequest } from 'next/server';
import { answerVisitor } from '@/lib/member/answer-visitor';
import { answerSession, endSession, openSession } from '@/lib/member/session';

export const dynamic = 'force-dynamic';

export const GET = (request: NextRequest) =>
  answerVisitor('session', request, (asker) => answerSession(asker, request));
export const POST = (request: NextRequest) =>
  answerVisitor('open session', request, (asker) => openSession(asker, request));
export const DELETE = (request: NextRequest) =>
  answerVisitor('end session', request, (asker) => endSession(asker, request));
