import { buttonClass } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import type { Cta } from '@/lib/domain/cta';

const variants = { yellow: 'primary', booking: 'primary', black: 'outline' } as const;

type Props = { cta: Cta; size?: 'normal' | 'tall' | 'block' };

/** A call to action in the look its editors gave it; the icon says that it opens beside this page. */
export function CtaLink({ cta: { label, url, newTab, look }, size = 'tall' }: Props) {
  return (
    <a
      className={buttonClass({ variant: variants[look], size })}
      href={url}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {newTab && <Icon name="external" />}
    </a>
  );
}
