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
