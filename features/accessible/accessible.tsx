import { getLocale, getTranslations } from 'next-intl/server';
import { Unsettled } from '@/components/page/unsettled/unsettled';
import { Wrap } from '@/components/ui/layout/layout';
import { FeedLine } from '@/components/views/feed-line/feed-line';
import { ageOfShowings } from '@/lib/api/age-of-showings';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import type { AccessCinema } from '@/lib/domain/accessible';
import { buildClock } from '@/lib/domain/day';
import { Words } from '@/lib/i18n/words';
import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import styles from './accessible.module.scss';
import { AccessShowingsIsland } from './board/access-showings.island';
import { Ask } from './houses/ask';
import type { AccessOffers } from './kinds/offer';
import type { AccessPlace } from './place/place';

interface Props {
  place: AccessPlace;
  /** What each of its cinemas offers; null where that did not come. */
  cinemas: readonly (AccessCinema | null)[];
  offers: AccessOffers;
}

/** Every showing that is described, captioned, quiet or has room for a wheelchair, around one place. */
export async function Accessible({ place, cinemas, offers }: Props) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('accessible')]);
  const { cookies } = await readSettingsOrDefaults(locale);
  const { timeZone } = siteFacts(locales[locale].site);
  const madeAt = buildClock(serverNow(), timeZone);
  return (
    <>
      <Wrap>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
      </Wrap>
      <Unsettled cookie={cookies.locator} place={place.key} over={madeAt.at + ageOfShowings} />
      <Words of={['accessible']}>
        <AccessShowingsIsland
          page={place}
          known={cinemas}
          kinds={offers.kinds}
          guide={href(locale, 'guide') ?? ''}
          clock={{ timeZone, madeAt }}
        />
      </Words>
      <Ask statement={offers.statement}>
        <FeedLine feeds={['accessible']} />
      </Ask>
    </>
  );
}
