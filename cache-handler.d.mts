/** Next's own cache handler with another life (`cache-handler.mjs`); its shapes are Next's business. */
export default class KeptPages {
  constructor(options: Readonly<Record<string, unknown>>);
  get(key: string, context: Readonly<Record<string, unknown>>): Promise<unknown>;
  set(key: string, value: unknown, context: Readonly<Record<string, unknown>>): Promise<void>;
}
