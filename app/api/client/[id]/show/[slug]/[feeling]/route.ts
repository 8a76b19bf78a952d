import type { NextRequest } from 'next/server';
import { answerVisitor } from '@/lib/member/answer-visitor';
import { sendFeeling } from '@/lib/member/feelings';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string; slug: string; feeling: string }> };

export const POST = (request: NextRequest, { params }: Context) =>
  answerVisitor('feeling', request, async (asker) => sendFeeling(asker, request, await params));
