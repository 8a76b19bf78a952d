import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import { Retry } from '@/components/ui/retry/retry.island';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { clockOf } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';
import { pressAttributes } from '@/lib/visitor/device/presses';
import { QrCode } from './qr-code';
import type { Week } from './week';
import styles from './week.module.scss';

type Props = {
  /** Whose week it is. */
  name: string;
  /** Null when it could not be read. */
  week: Pick<Week, 'madeAt'> | null;
  isEmpty: boolean;
  /** Of the page that says the latest, for who holds the sheet. */
  url: string;
  /** To that page. */
  back: ReactNode;
  children: ReactNode;
};

/** Seven days at a glance, made to be printed on one sheet. */
export function WeekFrame({ name, week, isEmpty, url, back, children }: Props) {
  const t = useTranslations('week');
  return (
    <Wrap>
      <div className={styles.head} data-sheet>
        <div>
          <h1 className={styles.title}>{t('titleOf', { name })}</h1>
          {week && <MadeAt wall={week.madeAt.wall} />}
        </div>
        {week && !isEmpty && (
          <div data-scripted>
            <Button {...pressAttributes('print')}>{t('print')}</Button>
          </div>
        )}
        <p className={styles.code}>
          <span>
            {t('scan')}
            <br />
            {url.replace(/^https:\/\//, '')}
          </span>
          <QrCode text={url} className={styles.squares} />
        </p>
      </div>
      {week ? (
        isEmpty ? (
          <StateMessage title={t('none')} />
        ) : (
          children
        )
      ) : (
        <StateMessage kind="error" title={t('failed')}>
          <Retry label={t('retry')} />
        </StateMessage>
      )}
      <p className={styles.back}>{back}</p>
    </Wrap>
  );
}

/** `wall`: by the cinema's clock. */
function MadeAt({ wall }: { wall: string }) {
  const t = useTranslations('week');
  const day = formatDay(wall.slice(0, 10), useLocale(), 'date');
  return <p className={styles.made}>{t('madeAt', { day, time: clockOf(wall) })}</p>;
}
