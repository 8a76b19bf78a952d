import { LazyWords } from '@/components/lazy-words/lazy-words.island';
import { useAlerts } from '@/lib/visitor/alerts.store';
import { useConsent } from '@/lib/visitor/consent.store';
import { Each } from './each';
import { First } from './first';

interface Props {
  asked: 'first' | 'each';
  noticePath: string | null;
}

/** Lies over the foot of the page, which can be read and used beside it. */
export function Layer({ asked, noticePath }: Props) {
  return (
    <LazyWords of="consent" onLost={() => asked === 'each' && lose()}>
      {asked === 'first' ? <First noticePath={noticePath} /> : <Each />}
    </LazyWords>
  );
}

/** Who pressed is told; who is merely to be asked has allowed nothing, and is asked when the words have come. */
function lose(): void {
  const { trigger, show, open } = useConsent.getState();
  show(null);
  useAlerts.getState().lose(() => open(trigger ?? undefined));
}
