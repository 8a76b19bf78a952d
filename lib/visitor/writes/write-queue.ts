import { tellOtherTabs } from '../session/other-tabs';

/** What becomes of a change in whose place a later one about the same thing is sent. */
export const overtaken = Symbol('overtaken');

type Turn = { about: string; go(isWanted: boolean): void };

const waiting: Turn[] = [];
let isBusy = false;

/**
 * Sends changes one by one, as they were pressed: sent together, a favourite may arrive before the one that makes room
 * for it is gone. Of several about the same thing that wait, only the last is sent; the others end as `overtaken`. What still
 * waits when the visitor leaves is sent at once, since nothing runs afterwards. The other tabs are told of each.
 */
export async function sendInTurn<T>(about: string, send: () => Promise<T>): Promise<T | typeof overtaken> {
  if (isBusy && !(await waitForTurn(about))) return overtaken;
  isBusy = true;
  try {
    const answer = await send();
    tellOtherTabs('marks');
    return answer;
  } finally {
    isBusy = waiting.length > 0;
    waiting.shift()?.go(true);
  }
}

function waitForTurn(about: string): Promise<boolean> {
  const overtaken = waiting.findIndex((turn) => turn.about === about);
  if (overtaken >= 0) waiting.splice(overtaken, 1)[0]?.go(false);
  return new Promise((go) => waiting.push({ about, go }));
}

if (typeof addEventListener === 'function')
  addEventListener('pagehide', () => {
    for (const { go } of waiting.splice(0)) go(true);
  });
