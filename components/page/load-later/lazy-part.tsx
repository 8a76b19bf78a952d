// `lazy` for parts of a page that a lost network, or a later build, may leave without their code.
import { type ComponentType, lazy, useEffect } from 'react';
import { tellLostPart } from '@/lib/visitor/notices/lost-part';

/**
 * As `lazy`, within a `Suspense` of its own. Where the code does not come `instead` stands there: thrown, the failure would
 * take the whole page with it, and what the page says already is worth more than the part.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead = Missing as ComponentType<Props>,
) => lazy(async () => ({ default: await load().catch(() => instead) }));

/** What was opened by a press is closed again, and the visitor is told; of anything else nobody needs to know. */
function Missing({ onClose }: { onClose?: () => void }) {
  useEffect(() => {
    if (!onClose) return;
    onClose();
    tellLostPart();
  }, [onClose]);
  return null;
}
