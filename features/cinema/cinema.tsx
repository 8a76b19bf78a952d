import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AnchoredDialog } from '@/components/ui/dialog/anchored-dialog';
import { Wrap } from '@/components/ui/layout/layout';
import { FeedLine } from '@/components/views/feed-line/feed-line';
import type { Cinema } from '@/lib/domain/cinema';
import type { Format } from '@/lib/domain/cinema-formats';
import type { Alert } from '@/lib/domain/editorial';
import type { NearCinema, NearCity } from '@/lib/domain/nearby';
import { CinemaHero } from './parts/cinema-hero';
import { Information } from './parts/information';
import { KeyFacts } from './parts/key-facts';
import { Nearby } from './parts/nearby';
import { Notices } from './parts/notices';
import { panels } from './parts/panels';
import { Pricing } from './parts/pricing';
import { Slides } from './parts/slides';

type Props = {
  cinema: Cinema;
  formats: readonly Format[];
  /** The chain's alerts that name this cinema. */
  alerts: readonly Alert[];
  near: readonly NearCinema[];
  cities: readonly NearCity[];
  trail: ReactNode;
  programme: ReactNode;
};

/** A cinema: what it plays first, how to come and what it costs beside it. */
export function CinemaScreen({ cinema, formats, alerts, near, cities, trail, programme }: Props) {
  const t = useTranslations('cinema');
  return (
    <>
      <CinemaHero cinema={cinema} trail={trail} />
      <Wrap>
        <KeyFacts cinema={cinema} formats={formats} />
        <Notices own={cinema.alerts} alerts={alerts} />
      </Wrap>
      {programme}
      <div data-screen-only>
        <Wrap>
          <FeedLine cinema={cinema.slug} feeds={['all']} />
        </Wrap>
        <Slides slides={cinema.slides} />
        <Nearby cinemas={near} cities={cities} />
      </div>
      <AnchoredDialog
        id={panels.pricing}
        modal="cinemaPricing"
        title={t('pricing.title')}
        note={cinema.name}
        closeLabel={t('pricing.close')}
      >
        <Pricing cinema={cinema} />
      </AnchoredDialog>
      <AnchoredDialog
        id={panels.info}
        modal="cinemaInfo"
        title={t('info.title')}
        note={cinema.name}
        closeLabel={t('info.close')}
      >
        <Information cinema={cinema} near={near} />
      </AnchoredDialog>
    </>
  );
}
