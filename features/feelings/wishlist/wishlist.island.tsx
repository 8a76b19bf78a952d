'use client';
// Whose list it is, only the browser knows.
import { useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Rail } from '@/components/ui/rail/rail';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { useMarkFocus } from '@/components/views/mark/use-mark-focus';
import type { Props as CardsProps } from './cards';
import { LoadingCards } from './loading-cards';
import { groupWishes, type WishGroup } from './wishlist.logic';
import styles from './wishlist.module.scss';
import { useWishlist } from './wishlist.queries';

/** Much code for who is signed in alone; it comes while the list is read. */
const Cards = loadLater<CardsProps>(
  () => import('./cards').then((part) => part.Cards),
  ({ shows, places = 0 }) => <LoadingCards count={shows?.length ?? places} />,
);

interface Props {
  /** Only so many of them, in one row, with the way to the others. */
  first?: number;
  path?: string;
}

export function WishlistIsland({ first, path }: Props) {
  const t = useTranslations('feelings');
  const { shows, programme, retry } = useWishlist();
  const list = useMarkFocus<HTMLDivElement>(shows?.length ?? 0);
  if (retry)
    return (
      <StateMessage kind="error" level={2} title={t('lost.title')} text={t('lost.text')}>
        <Button onClick={retry}>{t('lost.retry')}</Button>
      </StateMessage>
    );
  const isEmpty = shows?.length === 0;
  return (
    <>
      {path && (
        <SectionHead
          title={t('title')}
          more={
            shows &&
            !isEmpty && (
              <IntentLink
                href={path}
                className={textLinkClass('go')}
                aria-label={`${t('count', { count: shows.length })}, ${t('all')}`}
              >
                {t('count', { count: shows.length })}
                <Icon name="go" />
              </IntentLink>
            )
          }
        />
      )}
      {isEmpty && (
        <StateMessage title={t('empty.title')} text={t('empty.text')} level={2}>
          <Link to="shows" className={buttonClass()}>
            {t('empty.films')}
          </Link>
        </StateMessage>
      )}
      <div ref={list} className={styles.groups} data-first={first}>
        {first && !isEmpty && (
          <Rail id="own-films">
            <Cards shows={shows?.slice(0, first) ?? null} places={first} />
          </Rail>
        )}
        {!shows && !first && (
          <ul className={styles.grid}>
            <Cards shows={null} places={5} />
          </ul>
        )}
        {shows && !first && groupWishes(shows, programme).map((group) => <Group key={group.name} {...group} />)}
      </div>
    </>
  );
}

function Group({ name, shows }: WishGroup) {
  const t = useTranslations('feelings');
  const id = `wishlist-${name}`;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t(name)} />
      <ul className={styles.grid}>
        <Cards shows={shows} isDated={name === 'soon'} isRated={name !== 'soon'} />
      </ul>
    </section>
  );
}
