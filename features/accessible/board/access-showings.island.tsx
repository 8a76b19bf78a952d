'use client';
// The visitor's place and clock choose what is shown of the showings around them.
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button/button';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { useAtClock } from '@/components/views/showtime-name/use-standings';
import { accessHorizon } from '@/lib/domain/access-kinds';
import { type AccessCinema, buildAccessTold, listPlayed } from '@/lib/domain/accessible';
import { addDays, type Clock, cinemaDayOf } from '@/lib/domain/day';
import { listStandings } from '@/lib/domain/standing';
import { formatDay } from '@/lib/i18n/day';
import { useShown } from '@/lib/visitor/device/use-shown';
import { Houses } from '../houses/houses';
import { KindSection } from '../kinds/kind-section';
import { KindWays } from '../kinds/kind-ways';
import type { AccessOffer } from '../kinds/offer';
import type { AccessPlace } from '../place/place';
import { PlaceLine } from '../place/place-line';
import styles from './access-showings.module.scss';
import { useAccessShowings } from './use-access-showings';

export interface Props {
  page: AccessPlace;
  known: readonly (AccessCinema | null)[];
  kinds: readonly AccessOffer[];
  /** The path of the guide, which tells every day. */
  guide: string;
  clock: { timeZone: string; madeAt: Clock };
}

export function AccessShowingsIsland({ page, known, kinds, guide, clock }: Props) {
  const t = useTranslations('accessible');
  const locale = useLocale();
  const { place, cinemas, mode, isLoading, isSought, failed, retry, showWhole } = useAccessShowings({
    ...{ page, known },
    madeAt: clock.madeAt.at,
  });
  const played = useMemo(() => listPlayed(cinemas), [cinemas]);
  const standings = useAtClock(clock, (at) => listStandings(played, at));
  const today = useAtClock(clock, cinemaDayOf);
  const told = kinds.map((offer) => ({ offer, ...buildAccessTold(offer.kind, cinemas, played, standings) }));
  useShown(!isLoading && !isSought);
  const modes = { favorite: t('favourites'), position: t('around') };
  const name = place.name || (mode && mode in modes && modes[mode as keyof typeof modes]) || place.cinemas[0]?.name;
  const isWhole = failed.length === 0;
  const until = formatDay(addDays(today, accessHorizon - 1), locale, 'long');
  return (
    <>
      <Wrap>
        <PlaceLine
          name={name ?? ''}
          summary={isLoading ? t('loading') : t('summary', { cinemas: place.cinemas.length })}
          {...(place === page && place.others.length > 0 && { more: place.others.length, onMore: showWhole })}
        />
        <div className={styles.settling} aria-busy={isLoading}>
          {failed.length > 0 && (
            <StateMessage
              kind="error"
              title={t('missing', { count: failed.length, names: failed.map((one) => one.name).join(', ') })}
            >
              <Button onClick={retry} data-scripted>
                {t('retry')}
              </Button>
            </StateMessage>
          )}
          <KindWays told={told} today={today} isLoading={isLoading} isWhole={isWhole} />
          {told.map((each) => (
            <KindSection
              key={`${each.offer.kind} ${place.key}`}
              {...each}
              {...{ today, until, guide, isLoading, isWhole }}
              cinemas={place.cinemas}
            />
          ))}
        </div>
      </Wrap>
      <Section surface="paper" labelledBy="houses">
        <Houses place={place} cinemas={cinemas} />
      </Section>
    </>
  );
}
