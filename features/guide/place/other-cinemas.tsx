import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import styles from './others.module.scss';
import type { GuidePlace } from './place.logic';

/** The cinemas of the place that the guide has no room for. */
export function OtherCinemas({ place: { key, name, others } }: { place: GuidePlace }) {
  const t = useTranslations('guide');
  return (
    <nav className={styles.others} aria-labelledby="guide-others">
      <h2 className={styles.heading} id="guide-others">
        {key.includes(',') ? t('othersChosen') : t('others', { place: name })}
      </h2>
      <ul className={styles.list}>
        {others.map(({ name, href }) => (
          <li key={href}>
            <IntentLink href={href}>{name}</IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
