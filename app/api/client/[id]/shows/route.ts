import type { NextRequest } from 'next/server';
import { answerVisitor } from '@/lib/member/answer-visitor';
import { answerFeelings } from '@/lib/member/feelings';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

export const POST = (request: NextRequest, { params }: Context) =>
  answerVisitor('feelings', request, async (asker) => answerFeelings(asker, request, await params));
