import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { Cta } from '@/lib/domain/cta';
import { EditorLink } from './editor-link';

const variants = { yellow: 'primary', booking: 'primary', black: 'outline' } as const;

type Props = { cta: Cta; size?: 'normal' | 'tall' | 'block' };

/** A call to action in the look its editors gave it; the icon says that it opens beside this page. */
export function EditorButton({ cta: { label, url, newTab, look }, size = 'tall' }: Props) {
  return (
    <EditorLink className={buttonClass({ variant: variants[look], size })} href={url} newTab={newTab}>
      {label}
      {newTab && <Icon name="external" />}
    </EditorLink>
  );
}
