import type { NextRequest } from 'next/server';
import { readClient } from '@/lib/client/account';
import { answerVisitor } from '@/lib/client/answer';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

export const GET = (request: NextRequest, { params }: Context) =>
  answerVisitor('client', request, async (asker) => readClient(asker, await params));
