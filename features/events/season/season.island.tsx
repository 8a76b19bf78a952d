'use client';
// Which cinema is meant and what is ticked is the visitor's alone; the schedule itself is the server's.
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { withoutBrand } from '@/lib/sites/brand';
import { setClockBy } from '@/lib/visitor/device/use-now';
import { SeasonContext, type SeasonWords } from './season.context';
import type { SeasonBoard, SeasonCinema } from './season.logic';
import styles from './season.module.scss';
import { useSeason } from './season.store';
import { SelectionBar } from './selection-bar';
import { useSeasonBoard } from './use-season-board';

type Props = SeasonWords & {
  slug: string;
  /** Over the schedule, beside the cinema that it is of. */
  title: string;
  cinemas: readonly SeasonCinema[];
  first: SeasonBoard | null;
  /** Of the page, in milliseconds. */
  madeAt: number;
  /** Of one showing, minor units. */
  amount: number | null;
  /** It has other prices too. */
  isLowest: boolean;
  children: ReactNode;
};

export function Season({ slug, title, cinemas, first, madeAt, amount, isLowest, children, ...words }: Props) {
  const t = useTranslations('season');
  const { cinema, board, isLoading, hasFailed, retry, ...season } = useSeasonBoard(slug, cinemas, first);
  const choose = useSeason((season) => season.choose);
  const leave = useSeason((season) => season.leave);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another season is another page
  useEffect(() => leave, [leave, slug]);
  useEffect(() => setClockBy(madeAt), [madeAt]);

  return (
    <SeasonContext value={{ ...words, cinema, board, isLoading }}>
      <SectionHead
        id="programme-title"
        title={title}
        more={
          cinemas.length > 0 && (
            <label className={styles.place} data-scripted>
              <Icon name="pin" />
              <VisuallyHidden>{t('cinema')}</VisuallyHidden>
              <select value={cinema ?? 'all'} onChange={(event) => choose(event.currentTarget.value)}>
                <option value="all">{t('allCinemas')}</option>
                {season.cinemas.map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {withoutBrand(one.name)}
                  </option>
                ))}
              </select>
              <Icon name="down" />
            </label>
          )
        }
      />
      {cinemas.length > 0 && (
        <p className={styles.hint} data-scripted>
          {t(cinema ? 'tick' : 'choose')}
        </p>
      )}
      {hasFailed && (
        <StateMessage title={t('failed.title')} text={t('failed.text')} kind="error">
          <Button onClick={retry}>{t('failed.retry')}</Button>
        </StateMessage>
      )}
      {children}
      <SelectionBar cinema={cinema} amount={amount} isLowest={isLowest} />
    </SeasonContext>
  );
}
