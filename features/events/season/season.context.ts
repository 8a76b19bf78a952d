import { createContext, useContext } from 'react';
import type { SeasonBoard } from './season.logic';

export type SeasonWords = {
  versions: Readonly<Record<string, { label: string; description: string }>>;
  /** Titles of the formats, in their order, by slug. */
  formats: Readonly<Record<string, string>>;
  timeZone: string;
};

export type SeasonView = SeasonWords & {
  /** Null where no cinema in particular is shown. */
  cinema: string | null;
  board: SeasonBoard | null;
  isLoading: boolean;
};

export const SeasonContext = createContext<SeasonView | null>(null);

/** What the schedule shows around the server's rows. Throws outside `Season`. */
export function useSeasonView(): SeasonView {
  const view = useContext(SeasonContext);
  if (!view) throw new Error('No season around this.');
  return view;
}
