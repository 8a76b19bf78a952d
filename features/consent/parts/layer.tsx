import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { Each } from './each-purpose';
import { First } from './first-question';

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
