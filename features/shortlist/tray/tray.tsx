import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { href } from '@/lib/routing/href';
import { TrayBar } from './tray-bar';

/** Over every page but the one that compares what is in it. */
export function Tray() {
  const path = href(useLocale(), 'shortlist') ?? '';
  if (usePathname() === path) return null;
  return (
    <LazyWords of="shortlist">
      <TrayBar path={path} />
    </LazyWords>
  );
}
