import { getLocale } from 'next-intl/server';
import { cinemas } from '@/lib/api/endpoints/cinemas';
import { read } from '@/lib/api/read';
import { href } from '@/lib/routing/href';
import { LocatorButton } from './locator.island';

/** The visitor's place in the header. */
export async function Locator() {
  const locale = await getLocale();
  const [only, ...others] = await read(locale, cinemas, {}).catch(() => []);
  return (
    <LocatorButton
      listPath={href(locale, 'cinemas') ?? '/'}
      {...(only && !others.length && { only: { slug: only.slug, name: only.name } })}
    />
  );
}
