import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoLink } from '@/components/page/link/go-link';
import { Wrap } from '@/components/ui/layout/layout';
import { FormatList } from '@/components/views/format-list/format-list';
import type { Cinema } from '@/lib/domain/cinema';
import { addressLine } from '@/lib/domain/cinema-address';
import type { Format } from '@/lib/domain/cinema-formats';
import type { Alert } from '@/lib/domain/editorial';
import styles from './cinema-light.module.scss';
import { Directions } from './parts/directions';
import { Notices } from './parts/notices';

type Props = { cinema: Cinema; formats: readonly Format[]; alerts: readonly Alert[]; programme: ReactNode };

/** A cinema in short: where it is and what it plays today. */
export function CinemaLightScreen({ cinema, formats, alerts, programme }: Props) {
  const t = useTranslations('cinema');
  const where = addressLine(cinema);
  return (
    <>
      <Wrap>
        <h1 className={styles.name}>{cinema.name}</h1>
        <address className={styles.address}>
          {where && <span className={styles.where}>{where}</span>} <Directions cinema={cinema} />
        </address>
        <FormatList formats={formats} className={styles.formats} />
        <Notices own={cinema.alerts} alerts={alerts} />
      </Wrap>
      {programme}
      <Wrap>
        <GoLink to="cinema" params={{ slug: cinema.slug }}>
          {t('light.full')}
        </GoLink>
      </Wrap>
    </>
  );
}
