import { limitWait } from '../process/limit-wait';

const tries = 3;

/** Milliseconds for one call to the provider, all tries together (spec visitor §9). */
export const patience = 10_000;

/**
 * Fetches from the identity provider and tries again when the connection fails, at most three times (spec visitor §7).
 * An answer, a refusal too, is final: a code can be redeemed once.
 */
export const askProvider: typeof fetch = async (input, init) => {
  const signal = init?.signal ?? limitWait(patience);
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetch(input, { ...init, signal, cache: 'no-store' });
    } catch (error) {
      if (attempt >= tries || signal.aborted) throw error;
    }
  }
};
