export type Pending<State, Press> = {
  /** Takes a press on top of what is shown. Returns what to show from now on. */
  add(of: string, shown: State, press: Press): State;
  /** Its answer has come, or never will: what the server says now, by what it said before. Returns what to show. */
  settle(of: string, press: Press, say?: (before: State) => State): State | null;
  /** What the server says of it unasked, by what it said before or, where nothing waits, by what is shown. Returns what to show. */
  tell(of: string, say: (before: State) => State, shown: State): State;
  isEmpty(of: string): boolean;
};

/**
 * What the server last said of each client, and what was pressed since and waits for an answer. One on top of the other is what
 * is shown: whatever fails goes alone, and what nobody said is never left behind (spec visitor §4, "reverted on failure").
 */
export function startPending<State, Press>(apply: (state: State, press: Press) => State): Pending<State, Press> {
  const all = new Map<string, { told: State; presses: Set<Press> }>();
  const show = ({ told, presses }: { told: State; presses: Set<Press> }) => [...presses].reduce(apply, told);
  return {
    add(of, shown, press) {
      const waiting = all.get(of) ?? { told: shown, presses: new Set() };
      all.set(of, waiting);
      waiting.presses.add(press);
      return show(waiting);
    },
    settle(of, press, say = (before) => before) {
      const waiting = all.get(of);
      if (!waiting?.presses.delete(press)) return null;
      waiting.told = say(waiting.told);
      if (waiting.presses.size === 0) all.delete(of);
      return show(waiting);
    },
    tell(of, say, shown) {
      const waiting = all.get(of);
      if (!waiting) return say(shown);
      waiting.told = say(waiting.told);
      return show(waiting);
    },
    isEmpty: (of) => !all.has(of),
  };
}
