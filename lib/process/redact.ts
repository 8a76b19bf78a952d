/** Characters of one value: enough for the reason of a failure, and for the head of a stack. */
const most = 2_000;

const address = /\b([a-z][a-z\d+.-]{1,20}:\/\/)(?:[^\s/?#@]*@)?/gi;
/** To the end of the word: a quote in it need not be the one around it. */
const query = /(\/[^\s?#]{0,1000})[?#]\S*/g;
/** What stands behind these words of a path is somebody's: a code, an account, what was looked for. */
const ownPath = /\/(voucher|gift-card|client|search)\/(?!\[)\S*/gi;
const email = /[^\s@<>"'()/,;:=]{1,64}(?:@|%40)[^\s@<>"'()/,;]{1,255}/gi;
const signed = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
const bearer = /\b(bearer|basic)\s+\S+/gi;
const secret = /\b(code|state|nonce|password|secret|[a-z]+_token|token)=[^\s&"']+/gi;
const run = /[\w-]{20,}/g;

/**
 * Foreign text as a log or a trace may hold it: short, and without queries, credentials, tokens, e-mails, codes and what
 * was looked for. Never throws, and takes the same few milliseconds at most however long the text is.
 */
export function redactText(text: string): string {
  return shorten(text)
    .replace(address, '$1')
    .replace(query, '$1')
    .replace(ownPath, '/$1/…')
    .replace(bearer, '$1 …')
    .replace(secret, '$1=…')
    .replace(email, '[e-mail]')
    .replace(signed, '[token]')
    .replace(run, (found) => (isOpaque(found) ? '[token]' : found));
}

/** Half a word goes too: what is left of a token or an e-mail is no longer known for one. */
function shorten(text: string): string {
  if (text.length <= most) return text;
  let end = most;
  while (end > 0 && /\S/.test(text[end - 1] ?? '')) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** Slugs are long too, but they are words in small letters. */
const isOpaque = (word: string): boolean =>
  (/[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word)) ||
  /^[\da-f-]{32,}$/i.test(word) ||
  /(?=\w*\d)\w{32,}/.test(word);
