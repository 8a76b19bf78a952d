import { writeText } from '../device/storage';

export type OtherTabNews = 'left' | 'entered';

const channel = 'candela_session';
const isNews = (value: unknown): value is OtherTabNews => value === 'left' || value === 'entered';

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
export function hearOtherTabs(listen: (news: OtherTabNews) => void): () => void {
  const hear = (value: unknown) => isNews(value) && listen(value);
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(channel);
    line.onmessage = ({ data }) => hear(data);
    return () => line.close();
  }
  const stored = ({ key, newValue }: StorageEvent) => key === channel && hear(newValue?.split(' ')[0]);
  addEventListener('storage', stored);
  return () => removeEventListener('storage', stored);
}
