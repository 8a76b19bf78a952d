'use client';
// The city is what the address says to whoever opened it, and what is over is said by their clock.
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { ChoiceField } from '@/components/views/own-picks/choice-field';
import { cinemaDay } from '@/lib/domain/day';
import { useFilters } from '@/lib/routing/use-filters';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { setClockBy, useNow } from '@/lib/visitor/device/use-now';
import styles from './city-filter.module.scss';
import type { City } from './list-cities';
import { paintCity } from './paint-city';

interface Props {
  cities: readonly City[];
  /** Of the page, in milliseconds. */
  madeAt: number;
  children: ReactNode;
}

/** The list of all evenings, of which an address may ask for those of one city. */
export function CityFilterIsland({ cities, madeAt, children }: Props) {
  const t = useTranslations('premieres');
  const { timeZone } = siteFacts(locales[useLocale()].site);
  const [{ localisation, ...others }, setFilters] = useFilters();
  const city = localisation?.[0];
  const list = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number | null>(null);
  const now = useNow();
  useEffect(() => setClockBy(madeAt), [madeAt]);
  useEffect(() => {
    if (!now) return;
    const clock = { today: cinemaDay(now, timeZone), minute: Math.floor(now.getTime() / 60_000) };
    if (list.current) setLeft(paintCity(list.current, city, clock));
  }, [city, timeZone, now]);
  const choose = (slug: string) => setFilters({ ...others, ...(slug && { localisation: [slug] }) });
  return (
    <>
      <div className={styles.bar} data-scripted>
        <ChoiceField
          label={t('city')}
          chosen={city ?? ''}
          values={cities.map(({ slug }) => slug)}
          none={t('everywhere')}
          write={(slug) => cities.find((one) => one.slug === slug)?.name ?? slug}
          onChoose={choose}
        />
        <p role="status">{left !== null && t('found', { count: left })}</p>
      </div>
      {left === 0 && (
        <StateMessage title={t('noneHere')} text={t('noneHereText')} level={2}>
          <Button onClick={() => choose('')}>{t('everywhere')}</Button>
        </StateMessage>
      )}
      <div ref={list}>{children}</div>
    </>
  );
}
