import { expect, it, vi } from 'vitest';
import { endpoints } from './endpoints/table';
import { ContractError } from './errors';
import { parseAnswer } from './parse-answer';

/** What a gateway, a broken cache or a half made change sends in place of an answer. */
const strangers = ['nothing like it', 42, true];

it.each(Object.entries(endpoints))(
  '%s takes what is no answer of it for a failure, never for "none"',
  (_, endpoint) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const taken = strangers.filter((stranger) => {
      try {
        parseAnswer('fr', endpoint, 'test', stranger);
        return true;
      } catch (error) {
        if (error instanceof ContractError) return false;
        throw error;
      }
    });
    expect(taken).toEqual([]);
  },
);
