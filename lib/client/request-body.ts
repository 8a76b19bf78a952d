import { Refusal } from './refusal';

/** Characters. */
const longest = 40_000;

/** The JSON of a write. Throws `Refusal` 400 for anything else, and for too much of it. */
export async function readJson(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    throw new Refusal(400, { error: 'The body must be JSON.' });
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { error: 'The body must be JSON.' });
  }
}

async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longest) throw new Refusal(413, { error: 'The body is too long.' });
  }
  return text + decoder.decode();
}
