import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '@/lib/i18n/use-language';
import { watchFrame } from './frame-watch';

/** Whether the framed page for a step is lost, and what its frame has to tell. */
export function useFrameWatch(step: string) {
  const path = `/api/session/frame?${new URLSearchParams({ step, language: useLanguage() })}`;
  const [isLost, setLost] = useState(false);
  const watch = useRef<ReturnType<typeof watchFrame>>(null);
  useEffect(() => {
    if (isLost) return;
    const own = watchFrame(path, () => setLost(true));
    watch.current = own;
    return own.stop;
  }, [path, isLost]);
  return {
    isLost,
    loaded: () => watch.current?.loaded(),
    /** It has said something, so it is there. */
    spoken: () => watch.current?.stop(),
    retry: () => setLost(false),
  };
}
