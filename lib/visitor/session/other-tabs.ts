/** session: somebody came or went; marks: they changed what they like. */
export type OtherTabNews = 'session' | 'marks';

/** Every browser that runs the site has channels; who hears nothing looks again on coming back (`signed.store.ts`). */
const open = () => new BroadcastChannel('candela_tabs');

/** Tells the visitor's other tabs of this site. */
export function tellOtherTabs(news: OtherTabNews): void {
  const line = open();
  line.postMessage(news);
  line.close();
}

/** Listens to them; returns how to stop. */
export function followOtherTabs(listen: (news: unknown) => void): () => void {
  const line = open();
  line.onmessage = ({ data }) => listen(data);
  return () => line.close();
}
