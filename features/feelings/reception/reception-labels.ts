/** What the cards of films say of audiences, in words. */
export interface ReceptionLabels {
  /** Said of what came out lately and few have spoken of. */
  fresh: string;
  /** In a sentence; `{percent}` and `{voices}` stand for a title's own. */
  said: string;
  /** How many percent, of how many voices; neither where it is new. */
  shows: Readonly<Record<string, readonly [percent: string, voices: string] | readonly []>>;
}
