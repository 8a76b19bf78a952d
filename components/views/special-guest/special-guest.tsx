import { useTranslations } from 'next-intl';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import type { Guest as Person } from '@/lib/domain/article';
import { removeQuotes } from './special-guest.logic';
import styles from './special-guest.module.scss';

const shot = coverOf('guest', { desktop: ['112px', 1], phone: ['72px', 1] });

/** Somebody of note: a face, who it is, and one thing they said. Brings its rules above and below. */
export function SpecialGuest({ guest: { name, role, picture, quote } }: { guest: Person }) {
  const t = useTranslations('guest');
  const said = quote && removeQuotes(quote);
  return (
    <section className={styles.guest} aria-label={name} data-quoted={said ? true : undefined}>
      <div className={styles.who}>
        {picture && (
          <div className={styles.face}>
            <Picture src={picture} alt="" ratio="square" {...shot} />
          </div>
        )}
        <div>
          {said && <p className={styles.kicker}>{t('speaks')}</p>}
          <p className={styles.name}>{name}</p>
          {role && <p className={styles.role}>{role}</p>}
        </div>
      </div>
      {said && <blockquote className={styles.quote}>{t('quote', { text: said })}</blockquote>}
    </section>
  );
}
