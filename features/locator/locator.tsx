import { getLocale } from 'next-intl/server';
import { cinemas } from '@/lib/api/endpoints/cinemas';
import { settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import { href } from '@/lib/routing/href';
import { LocatorButton } from './parts/locator.island';

/** The visitor's place in the header. */
export async function Locator() {
  const locale = await getLocale();
  const [[only, ...others], rules] = await Promise.all([
    read(locale, cinemas, {}).catch(() => []),
    read(locale, settings, {}).catch(() => null),
  ]);
  return (
    <LocatorButton
      listPath={href(locale, 'cinemas') ?? '/'}
      {...(rules && { cookie: rules.cookies.locator })}
      {...(only && !others.length && { only: { slug: only.slug, name: only.name } })}
    />
  );
}
