/** SHA-256 of an e-mail in hexadecimal, spaces and capitals aside; null where the browser has no such thing. */
export async function hashEmail(email: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  try {
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
