import { startTransition, useEffect, useState } from 'react';
import { waitForPaint } from '@/lib/time/wait-for-paint';

/**
 * The value before this one until the screen has been painted, then this one, drawn in its own time: a press is seen to be
 * heard before the hundreds of things that follow from it are worked out. A deferred value may begin with them at once, and
 * one piece of them that takes long keeps the paint waiting.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (value !== painted) return waitForPaint(() => startTransition(() => setPainted(value)));
    return undefined;
  }, [value, painted]);
  return painted;
}
