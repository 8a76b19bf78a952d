import type { NextRequest } from 'next/server';
import { answerVisitor } from '@/lib/client/answer';
import { askFeelings } from '@/lib/client/feelings';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

export const POST = (request: NextRequest, { params }: Context) =>
  answerVisitor('feelings', request, async (asker) => askFeelings(asker, request, await params));
