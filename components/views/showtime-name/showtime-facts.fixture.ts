import type { ShowtimeFacts } from './name.logic';

/** What a Frenchman's showings are put into words with, at half past five of a Friday. */
export const showtimeFacts = (own: Partial<ShowtimeFacts> = {}): ShowtimeFacts => ({
  marks: {},
  versions: {
    vf: { label: 'VF', description: 'French voices' },
    vost: { label: 'VOST', description: 'Original version' },
  },
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  programmeDay: 3,
  madeAt: { at: Date.UTC(2026, 10, 20, 16, 30), wall: '2026-11-20 17:30:00' },
  ...own,
});
