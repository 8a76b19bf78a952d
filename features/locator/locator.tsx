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
  const alone = only && !others.length ? { slug: only.slug, name: only.name } : undefined;
  return (
    <>
      <KnownPlace cookie={cookies.locator} only={alone?.slug} />
      <LocatorButton
        listPath={href(locale, 'cinemas') ?? '/'}
        {...(isKnown && { cookie: cookies.locator })}
        {...(alone && { only: alone })}
      />
    </>
  );
}
