const waiting: (() => void)[] = [];
let isBusy = false;

/**
 * Sends changes one by one, as they were pressed: sent together, a favourite may arrive before the one that makes room
 * for it is gone. What still waits when the visitor leaves is sent at once, since nothing runs afterwards.
 */
export async function inTurn<T>(send: () => Promise<T>): Promise<T> {
  if (isBusy) await new Promise<void>((go) => waiting.push(go));
  isBusy = true;
  try {
    return await send();
  } finally {
    isBusy = waiting.length > 0;
    waiting.shift()?.();
  }
}

if (typeof addEventListener === 'function')
  addEventListener('pagehide', () => {
    for (const go of waiting.splice(0)) go();
  });
