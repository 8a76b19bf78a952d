import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import drift from './drift.webp';
import kestrel from './kestrel.webp';
import styles from './screens.module.scss';
import { Shot } from './shot';
import summer from './summer.webp';

const films = [
  { title: 'Perihelion Drift', poster: drift, times: ['19:50', '20:30', '22:10'] },
  { title: 'Kestrel Point', poster: kestrel, times: ['20:15', '21:45'] },
  { title: 'Big Loud Summer', poster: summer, times: ['19:55', '21:20', '22:25'] },
] as const;

/** What begins next close by. */
export function NextTimes() {
  const t = useTranslations('phones');
  return (
    <div className={styles.screen}>
      <p className={styles.head}>{t('next')}</p>
      <p className={styles.near}>
        <Icon name="pin" />
        {t('near')}
      </p>
      <ul>
        {films.map(({ title, poster, times }, row) => (
          <li key={title} className={styles.row}>
            <Shot of={poster} width={60} />
            <div>
              <p className={styles.title} lang="en">
                {title}
              </p>
              <ul className={styles.times}>
                {times.map((time, index) => (
                  <li key={time} data-chosen={(row === 1 && index === 0) || undefined}>
                    {time}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
