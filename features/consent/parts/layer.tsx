import { LazyWords } from '@/components/lazy-words/lazy-words.island';
import { Each } from './each';
import { First } from './first';

interface Props {
  asked: 'first' | 'each';
  noticePath: string | null;
}

/** Lies over the foot of the page, which can be read and used beside it. */
export function Layer({ asked, noticePath }: Props) {
  return <LazyWords of="consent">{asked === 'first' ? <First noticePath={noticePath} /> : <Each />}</LazyWords>;
}
