import { getLocale } from 'next-intl/server';
import { AskEarly } from '@/components/page/ask-early/ask-early';
import { Unsettled } from '@/components/page/unsettled/unsettled';
import { readPartOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { buildClock } from '@/lib/domain/day';
import { Words } from '@/lib/i18n/words';
import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { anyPlace } from '@/lib/visitor/place/here-url';
import { NextShowingsIsland } from './next/next-showings.island';
import { tonightUrl } from './next/tonight-url';
import { findTonight } from './tonight.load';

/**
 * What can be booked next around the visitor, a film at a time. The page has the first film in the site's main city;
 * which place the visitor means, only the browser knows.
 */
export async function NextShowings({ lead }: { lead: string }) {
  const locale = await getLocale();
  const [first, { cookies }] = await Promise.all([
    readPartOr(locale, 'tonight', findTonight(locale, { lead, place: null, most: 1 }), null),
    readSettingsOrDefaults(locale),
  ]);
  const { timeZone } = siteFacts(locales[locale].site);
  const [next] = first?.films[0]?.showings ?? [];
  return (
    <>
      <Unsettled cookie={cookies.locator} place={first?.key} over={next ? next.closes * 60_000 : 0} />
      <AskEarly ask={tonightUrl(locale, lead, anyPlace)} place={first?.key} />
      <Words of={['tonight']}>
        <NextShowingsIsland
          lead={lead}
          first={first}
          clock={{ timeZone, madeAt: buildClock(serverNow(), timeZone) }}
          guide={href(locale, 'guide') ?? '/'}
        />
      </Words>
    </>
  );
}
