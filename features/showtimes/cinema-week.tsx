import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Button } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import { Retry } from '@/components/ui/retry/retry.island';
import { StateMessage } from '@/components/ui/state-message/state-message';
import type { Cinema } from '@/lib/domain/cinema';
import { clockOf } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';
import { press } from '@/lib/visitor/device/presses';
import { QrCode } from './week/qr-code';
import type { Week } from './week/week';
import styles from './week/week.module.scss';
import { WeekTable } from './week/week-table';

type Props = {
  cinema: Pick<Cinema, 'slug' | 'name'>;
  /** Null when it could not be read. */
  week: Week | null;
  /** Of the cinema's page, for who holds the sheet. */
  url: string;
};

/** Seven days of a cinema at a glance, made to be printed on one sheet. */
export function CinemaWeekScreen({ cinema: { slug, name }, week, url }: Props) {
  const t = useTranslations('week');
  return (
    <Wrap>
      <div className={styles.head} data-sheet>
        <div>
          <h1 className={styles.title}>{t('titleOf', { name })}</h1>
          {week && <MadeAt wall={week.madeAt.wall} />}
        </div>
        <div data-scripted>
          <Button {...press('print')}>{t('print')}</Button>
        </div>
        <p className={styles.code}>
          <span>
            {t('scan')}
            <br />
            {url.replace(/^https:\/\//, '')}
          </span>
          <QrCode text={url} className={styles.squares} />
        </p>
      </div>
      {week?.rows.length ? (
        <WeekTable week={week} cinema={slug} />
      ) : week ? (
        <StateMessage title={t('none')} />
      ) : (
        <StateMessage kind="error" title={t('failed')}>
          <Retry label={t('retry')} />
        </StateMessage>
      )}
      <p className={styles.back}>
        <GoLink to="cinema" params={{ slug }}>
          {t('back')}
        </GoLink>
      </p>
    </Wrap>
  );
}

/** `wall`: by the cinema's clock. */
function MadeAt({ wall }: { wall: string }) {
  const t = useTranslations('week');
  const day = formatDay(wall.slice(0, 10), useLocale(), 'date');
  return <p className={styles.made}>{t('madeAt', { day, time: clockOf(wall) })}</p>;
}
