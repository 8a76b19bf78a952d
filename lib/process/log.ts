type Level = 'info' | 'warn' | 'error';
type Facts = Readonly<Record<string, unknown>>;

/** One line of JSON: hostile text cannot forge a line of its own, and nothing of the visitor belongs in `facts`. */
const write =
  (level: Level) =>
  (message: string, facts: Facts = {}): void =>
    console[level](JSON.stringify({ at: new Date().toISOString(), level, message, ...facts }));

export const log = { info: write('info'), warn: write('warn'), error: write('error') };
