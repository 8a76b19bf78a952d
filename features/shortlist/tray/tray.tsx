import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { href } from '@/lib/routing/href';
import { TrayBar } from './tray-bar';
import { useTicks } from './use-ticks';

/** Over every page but the one that compares what is in it. */
export function Tray() {
  const path = href(useLocale(), 'shortlist') ?? '';
  return usePathname() === path ? null : <Ticks path={path} />;
}

/** What is pressed is ticked before the words for it have come. */
function Ticks({ path }: { path: string }) {
  const { listed, isFull, isTicking } = useTicks();
  if (!isTicking && listed.length === 0) return null;
  return (
    <LazyWords of="shortlist">
      <TrayBar path={path} count={listed.length} isFull={isFull} />
    </LazyWords>
  );
}
