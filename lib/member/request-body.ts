import { findBoundedText } from '@/lib/http/bounded-body';
import { Refusal } from './refusal';

/** Characters. */
const longest = 40_000;

/** The JSON of a write. Throws `Refusal` 400 for anything else, and 413 for too much of it. */
export async function demandJson(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    throw new Refusal(400, { error: 'The body must be JSON.' });
  const text = await findBoundedText(request, longest);
  if (text === null) throw new Refusal(413, { error: 'The body is too long.' });
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { error: 'The body must be JSON.' });
  }
}
