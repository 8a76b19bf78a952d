import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { shows as showsRow } from '@/lib/api/endpoints/shows';
import { alerts, permanentAutopromo } from '@/lib/api/endpoints/site';
import { readOr } from '@/lib/api/read-or';
import styles from './header-push.module.scss';
import { PushLink } from './parts/push-link';

/** One line of the editors above the header, where no alert has the place; gone for a day once it was seen (spec visitor §2), which `seen` notes. */
export async function HeaderPush({ seen }: { seen: ReactNode }) {
  const locale = await getLocale();
  const [pushes, notices, shows, t] = await Promise.all([
    readOr(locale, permanentAutopromo, {}, []),
    readOr(locale, alerts, {}, []),
    readOr(locale, showsRow, {}, []),
    getTranslations({ locale, namespace: 'banners' }),
  ]);
  const push = pushes.find(({ place }) => place === 'header');
  if (!push || notices.some(({ allCinemas }) => allCinemas)) return null;
  const { title, subtitle } = push;
  return (
    <section className={styles.push} data-chrome data-strip aria-label={t('push')}>
      <Wrap>
        <p className={styles.line}>
          <span>
            <b>{title}</b> {subtitle}
          </span>{' '}
          <PushLink push={push} shows={shows} className={`${textLinkClass()} ${styles.link}`} />
        </p>
      </Wrap>
      {seen}
    </section>
  );
}
