import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { finalHref } from '@/lib/routing/final-href';

interface Props {
  href: string;
  className?: string | undefined;
  newTab?: boolean;
  children: ReactNode;
}

/** A link as an editor wrote it: a page of this site is shown without a reload, anything else is the browser's business. */
export function EditorLink({ href: written, className, newTab = false, children }: Props) {
  const href = finalHref(useLocale(), written);
  if (href.startsWith('/') && !newTab)
    return (
      <IntentLink href={href} className={className}>
        {children}
      </IntentLink>
    );
  return (
    <a href={href} className={className} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
