import type { GuardName } from '../routing/screen-facts';

type Composed = {
  /**
   * What must exist before a screen's questions are asked: the catalogue answers 200 for showtimes of titles there are
   * not, and Next would keep each. Null where the answer itself looks up what is asked for.
   */
  guard: GuardName | null;
  /** What of the question the answer depends on: whatever else is written there would be a copy of it. */
  by: readonly ('dates' | 'place')[];
};

/** Every answer made of several calls, under `/api/screens/`. */
export const composedScreens = {
  board: { guard: 'show', by: ['dates', 'place'] },
  programme: { guard: 'cinema', by: ['dates'] },
  season: { guard: 'event', by: ['place'] },
  experience: { guard: 'experience', by: ['place'] },
  show: { guard: 'show', by: ['place'] },
  tonight: { guard: 'show', by: ['place'] },
  accessible: { guard: 'cinema', by: [] },
  costs: { guard: 'cinema', by: [] },
  starts: { guard: null, by: ['dates', 'place'] },
  guide: { guard: null, by: ['place'] },
  upcoming: { guard: null, by: ['place'] },
  listed: { guard: null, by: [] },
  titles: { guard: null, by: [] },
  receptions: { guard: null, by: [] },
} as const satisfies Record<string, Composed>;

export type ComposedScreen = keyof typeof composedScreens;
