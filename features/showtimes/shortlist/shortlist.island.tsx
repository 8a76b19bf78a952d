'use client';
// Which showings are compared, and who can come, only the address and the device know: no server is told.
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { useAtClock } from '@/components/views/showtime-name/use-standings';
import { cinemaDayOf } from '@/lib/domain/day';
import { writeList } from '@/lib/domain/shortlist';
import { locales } from '@/lib/sites/locales';
import { Comparison } from './comparison';
import { Foreign } from './foreign';
import type { ListFacts } from './listed';
import { LostParts } from './lost-parts';
import styles from './shortlist.module.scss';
import { useSharedList } from './use-shared-list';

export function ShortlistIsland({ facts }: { facts: ListFacts }) {
  const t = useTranslations('shortlist');
  const { site } = locales[useLocale()];
  const today = useAtClock(facts, cinemaDayOf);
  const { shared, isUnreadable, ...list } = useSharedList(site, today);
  if (!shared)
    return (
      <div className={styles.waiting}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
      </div>
    );
  if (shared.site !== site) return <Foreign shared={shared} />;
  return (
    <>
      <LostParts lost={shared.lost} isUnreadable={isUnreadable} />
      {shared.listed.length > 0 ? (
        <Comparison key={writeList(shared.listed)} {...{ shared, facts }} {...list} />
      ) : (
        <StateMessage level={2} title={t('empty.title')} text={t('empty.text')}>
          <Link to="guide" className={buttonClass({ variant: 'primary' })}>
            {t('empty.go')}
          </Link>
        </StateMessage>
      )}
    </>
  );
}
