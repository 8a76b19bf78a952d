import type { NextRequest } from 'next/server';
import { answerLike, answerUnlike } from '@/lib/member/answer-client';
import { answerVisitor } from '@/lib/member/answer-visitor';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string; slug: string }> };

export const POST = (request: NextRequest, { params }: Context) =>
  answerVisitor('add favourite', request, async (asker) => answerLike(asker, await params));
export const DELETE = (request: NextRequest, { params }: Context) =>
  answerVisitor('remove favourite', request, async (asker) => answerUnlike(asker, await params));
