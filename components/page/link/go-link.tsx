import { Icon } from '@/components/ui/icon/icon';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import type { Screen } from '@/lib/routing/routes';
import { Link, type LinkProps } from './link';

/** The way on from a heading to all of its list. */
export function GoLink<S extends Screen>(link: LinkProps<S>) {
  return Link<S>({
    ...link,
    className: textLinkClass('go'),
    children: (
      <>
        {link.children}
        <Icon name="go" />
      </>
    ),
  });
}
