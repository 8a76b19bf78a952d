import { getLocale } from 'next-intl/server';
import { cinemas } from '@/lib/api/endpoints/cinemas';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { href } from '@/lib/routing/href';
import { KnownPlace } from './parts/known-place';
import { LocatorButton } from './parts/locator.island';

/** The visitor's place in the header. */
export async function Locator() {
  const locale = await getLocale();
  const [[only, ...others], { isKnown, cookies }] = await Promise.all([
    readOr(locale, cinemas, {}, []),
    readSettingsOrDefaults(locale),
  ]);
  return (
    <>
      <KnownPlace cookie={cookies.locator} />
      <LocatorButton
        listPath={href(locale, 'cinemas') ?? '/'}
        {...(isKnown && { cookie: cookies.locator })}
        {...(only && !others.length && { only: { slug: only.slug, name: only.name } })}
      />
    </>
  );
}
