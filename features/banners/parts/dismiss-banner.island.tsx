'use client';
// The visitor puts a banner away, and this browser remembers it.
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { focusPage } from '@/lib/visitor/device/focus-page';
import { type DismissalName, dismissBanner } from '@/lib/visitor/notices/dismissals';

export function DismissBanner({ name, label }: { name: DismissalName; label: string }) {
  const close = () => {
    dismissBanner(name);
    document.documentElement.dataset.away += ` ${name}`;
    focusPage();
  };
  return (
    <Button data-scripted variant="quiet" size="icon" aria-label={label} onClick={close}>
      <Icon name="close" />
    </Button>
  );
}
