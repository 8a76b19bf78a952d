'use client';
// Which showings are compared, and who can come, only the address and the device know: no server is told.
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/page/load-later/lazy-part';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { useAtClock } from '@/components/views/showtime-name/use-standings';
import { cinemaDayOf } from '@/lib/domain/day';
import { writeList } from '@/lib/domain/shortlist';
import { Comparison } from './comparison';
import type { ListFacts } from './listed';
import { LostParts } from './lost-parts';
import styles from './shortlist.module.scss';
import { useSharedList } from './use-shared-list';

/** Knows all sites, which hardly any list asks for. */
const Foreign = lazyPart(() => import('./foreign').then((file) => file.Foreign), ForeignAnyway);

/** `go`: the way to the films, for whoever has nothing on a list. */
export function ShortlistIsland({ facts, go }: { facts: ListFacts; go: ReactNode }) {
  const t = useTranslations('shortlist');
  const { site } = facts;
  const today = useAtClock(facts, cinemaDayOf);
  const { shared, isUnreadable, ...list } = useSharedList(site, today);
  const waiting = (
    <div className={styles.waiting}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </div>
  );
  if (!shared) return waiting;
  if (shared.site !== site)
    return (
      <Suspense fallback={waiting}>
        <Foreign shared={shared} />
      </Suspense>
    );
  return (
    <>
      <LostParts lost={shared.lost} isUnreadable={isUnreadable} />
      {shared.listed.length > 0 ? (
        <Comparison key={writeList(shared.listed)} {...{ shared, facts }} {...list} />
      ) : (
        <StateMessage level={2} title={t('empty.title')} text={t('empty.text')}>
          {go}
        </StateMessage>
      )}
    </>
  );
}

/** Where the names of the sites do not come. */
function ForeignAnyway() {
  const t = useTranslations('shortlist.foreign');
  return <StateMessage kind="error" level={2} title={t('title')} text={t('text')} />;
}
