import { writeText } from '../device/storage';

/** session: somebody came or went; marks: they changed what they like. */
export type OtherTabNews = 'session' | 'marks';

const channel = 'candela_tabs';

/** Tells the visitor's other tabs of this site; through storage where the browser has no channels. */
export function tellOtherTabs(news: OtherTabNews): void {
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(channel);
    line.postMessage(news);
    line.close();
    return;
  }
  // The time makes it new: the same words twice raise no event.
  writeText('local', channel, `${news} ${Date.now()}`);
}

/** Listens to them; returns how to stop. */
export function hearOtherTabs(listen: (news: unknown) => void): () => void {
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(channel);
    line.onmessage = ({ data }) => listen(data);
    return () => line.close();
  }
  const stored = ({ key, newValue }: StorageEvent) => key === channel && listen(newValue?.split(' ')[0]);
  addEventListener('storage', stored);
  return () => removeEventListener('storage', stored);
}
