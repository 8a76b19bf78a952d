import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { EachPurpose } from './each-purpose';
import { FirstQuestion } from './first-question';

interface Props {
  asked: 'first' | 'each';
  noticePath: string | null;
}

/** Lies over the foot of the page, which can be read and used beside it. */
export function ConsentLayer({ asked, noticePath }: Props) {
  return (
    <LazyWords of="consent" onLost={() => asked === 'each' && closeLost()}>
      {asked === 'first' ? <FirstQuestion noticePath={noticePath} /> : <EachPurpose />}
    </LazyWords>
  );
}

/** Who pressed is told; who is merely to be asked has allowed nothing, and is asked when the words have come. */
function closeLost(): void {
  const { trigger, show, open } = useConsent.getState();
  show(null);
  useAlerts.getState().lose(() => open(trigger ?? undefined));
}
