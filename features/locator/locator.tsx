import { useLocale } from 'next-intl';
import { href } from '@/lib/routing/href';
import { LocatorButton } from './locator.island';

/** The visitor's place in the header. */
export function Locator() {
  return <LocatorButton listPath={href(useLocale(), 'cinemas') ?? '/'} />;
}
