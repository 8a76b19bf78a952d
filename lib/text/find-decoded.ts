/** What a percent-encoded text says; null for a malformed escape such as `%E0%A4%A`, over which `decodeURIComponent` throws. */
export function findDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
