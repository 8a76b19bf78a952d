import { useEffect, useState } from 'react';

/** A text once it has not changed for so many milliseconds. */
export function useSettled(text: string, wait: number): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), wait);
    return () => clearTimeout(timer);
  }, [text, wait]);
  return settled;
}
