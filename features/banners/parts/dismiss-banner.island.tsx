'use client';
// The visitor puts a banner away, and this browser remembers it.
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { type DismissalName, dismissBanner } from '@/lib/visitor/notices/dismissals';

export function DismissBanner({ name, label }: { name: DismissalName; label: string }) {
  const close = () => {
    dismissBanner(name);
    document.documentElement.dataset.away += ` ${name}`;
    // The button goes with the banner: the focus must not be lost with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Button variant="quiet" size="icon" aria-label={label} onClick={close}>
      <Icon name="close" />
    </Button>
  );
}
