'use client';
// Whose list it is, only the browser knows.
import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/button/button';
import { FilmCard } from '@/components/film-card/film-card';
import { Icon } from '@/components/icon/icon';
import { IntentLink } from '@/components/link/intent-link.island';
import { Link } from '@/components/link/link';
import { SectionHead } from '@/components/section-head/section-head';
import { Skeleton } from '@/components/skeleton/skeleton';
import { State } from '@/components/state/state';
import { textLinkClass } from '@/components/text-link/text-link';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDay } from '@/lib/i18n/day';
import { type WishGroup, wishGroups } from './wishlist.logic';
import styles from './wishlist.module.scss';
import { useWishlist } from './wishlist.queries';

interface Props {
  /** Only so many of them, in one row, with the way to the others. */
  first?: number;
  path?: string;
}

export function WishlistIsland({ first, path }: Props) {
  const t = useTranslations('feelings');
  const { shows, retry } = useWishlist();
  if (retry)
    return (
      <State kind="error" level={2} title={t('lost.title')} text={t('lost.text')}>
        <Button onClick={retry}>{t('lost.retry')}</Button>
      </State>
    );
  if (!shows) return <Skeleton height="20rem" />;
  const isEmpty = shows.length === 0;
  return (
    <>
      {path ? (
        <SectionHead
          title={t('title')}
          more={
            !isEmpty && (
              <IntentLink href={path} className={textLinkClass('go')} aria-label={t('all')}>
                {t('count', { count: shows.length })}
                <Icon name="go" />
              </IntentLink>
            )
          }
        />
      ) : (
        <p className={styles.count} role="status">
          {!isEmpty && t('count', { count: shows.length })}
        </p>
      )}
      {isEmpty && (
        <State title={t('empty.title')} text={t('empty.text')} level={2}>
          <Link to="shows" className={buttonClass()}>
            {t('empty.films')}
          </Link>
        </State>
      )}
      {first ? (
        <Grid shows={shows.slice(0, first)} as="h3" />
      ) : (
        wishGroups(shows).map((group) => <Group key={group.name} {...group} />)
      )}
    </>
  );
}

function Group({ name, shows }: WishGroup) {
  const t = useTranslations('feelings');
  const id = `wishlist-${name}`;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t(name)} />
      <Grid shows={shows} as="h3" {...(name === 'soon' && { isDated: true })} />
    </section>
  );
}

type GridProps = { shows: readonly ShowSummary[]; as: 'h2' | 'h3'; isDated?: boolean };

function Grid({ shows, as, isDated = false }: GridProps) {
  const t = useTranslations('feelings');
  const locale = useLocale();
  return (
    <ul className={styles.grid}>
      {shows.map((show) => (
        <li key={show.slug}>
          <FilmCard
            show={show}
            as={as}
            {...(isDated &&
              show.releasedOn && {
                line: (
                  <p className={styles.line}>
                    {t.rich('on', {
                      date: formatDay(show.releasedOn, locale, 'short'),
                      b: (chunks) => <b>{chunks}</b>,
                    })}
                  </p>
                ),
              })}
          />
        </li>
      ))}
    </ul>
  );
}
