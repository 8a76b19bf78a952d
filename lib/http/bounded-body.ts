/** The body of a request as text; null for one of more characters than that, of which no more is read. */
export async function findBoundedText(request: Request, most: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > most) return null;
  }
  return text + decoder.decode();
}

/** The body of an answer; null for one of more bytes than that, of which no more is read: its host need not say how many. */
export async function findBoundedBytes(answer: Response, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
