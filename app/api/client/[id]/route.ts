import type { NextRequest } from 'next/server';
import { answerClient } from '@/lib/member/answer-client';
import { answerVisitor } from '@/lib/member/answer-visitor';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

export const GET = (request: NextRequest, { params }: Context) =>
  answerVisitor('client', request, async (asker) => answerClient(asker, await params));
