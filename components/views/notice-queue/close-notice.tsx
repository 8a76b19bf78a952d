import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { pressAttributes } from '@/lib/visitor/device/presses';

/** The visitor closes a notice, and this browser remembers it for the session. */
export const CloseNotice = ({ label }: { label: string }) => (
  <Button data-scripted variant="quiet" size="icon" aria-label={label} {...pressAttributes('closeNotice')}>
    <Icon name="close" />
  </Button>
);
