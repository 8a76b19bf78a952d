import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { href, type ParamsOf } from '@/lib/routing/href';
import type { Params, Screen } from '@/lib/routing/routes';

type Common = {
  children: ReactNode;
  className?: string | undefined /** `#kids`, `/filters/…`, `?bandeannonce=true`. */;
  suffix?: string;
  current?: boolean;
  label?: string;
};
export type LinkProps<S extends Screen> = { to: S } & Common &
  (keyof Params<S> extends never ? { params?: never } : { params: Params<S> });

/** A link to a screen, in the visitor's own locale. Plain content on a site that lacks the screen. */
export function Link<S extends Screen>({ to, params, suffix = '', current, label, className, children }: LinkProps<S>) {
  const path = href(useLocale(), to, ...((params ? [params] : []) as ParamsOf<S>));
  if (path === null) return className ? <span className={className}>{children}</span> : children;
  return (
    <IntentLink
      href={path + suffix}
      {...(className && { className })}
      {...(current && { 'aria-current': 'page' as const })}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </IntentLink>
  );
}
