const kinds = ['parent_exchange', 'register_complete', 'LOGIN_SUCCESSFUL', 'REGISTER_SUCCESSFUL'] as const;

/** What the provider's page says from inside the frame (spec visitor §4). */
export type FrameEvent = {
  kind: (typeof kinds)[number];
  token: string | null;
  /** Of a registration that is complete. */
  code: 'completed' | null;
};

type Message = { origin: string; data: unknown; source: unknown };
type Frame = { url: string; window: unknown };

/** Null for everything that does not come from the page that was framed, or means nothing. */
export function parseFrameEvent({ origin, data, source }: Message, frame: Frame): FrameEvent | null {
  if (source !== frame.window || origin === 'null' || !isSameOrigin(origin, frame.url)) return null;
  if (typeof data !== 'object' || data === null || !('event' in data)) return null;
  const kind = kinds.find((one) => one === data.event);
  return kind ? { kind, token: parseToken(data), code: kind === 'register_complete' ? 'completed' : null } : null;
}

function isSameOrigin(origin: string, url: string): boolean {
  try {
    return new URL(url).origin === origin;
  } catch {
    return false;
  }
}

function parseToken(message: object): string | null {
  const inner: unknown = 'data' in message ? message.data : null;
  const token: unknown = typeof inner === 'object' && inner !== null && 'token' in inner ? inner.token : null;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** Whether it ends the business that the frame was opened for. */
export const isLastEvent = ({ kind }: FrameEvent): boolean =>
  kind === 'LOGIN_SUCCESSFUL' || kind === 'REGISTER_SUCCESSFUL';
