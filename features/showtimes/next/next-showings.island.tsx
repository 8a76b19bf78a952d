'use client';
// The place is the visitor's own, and so is the clock that says which showings come next.
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { filteredPath } from '@/lib/routing/filters';
import { openLocator } from '@/lib/visitor/place/locator.store';
import { MoreFilms } from './more-films';
import styles from './next-showings.module.scss';
import { SoonChips } from './soon-chips';
import { formatTitle } from './title.logic';
import { useTonight, type Wanted } from './use-tonight';

export interface Props extends Wanted {
  /** The page of all showings. */
  guide: string;
}

export function NextShowingsIsland({ lead, first, clock, guide }: Props) {
  const t = useTranslations('tonight');
  const locale = useLocale();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, isChosen, films, isOver, wall, isWaiting, isAsking, hasFailed, retry } = useTonight({
    lead,
    first,
    clock,
    isOpen,
  });
  const [head, ...others] = films;
  const day = head?.showings[0]?.day;
  return (
    <section className={styles.next} aria-labelledby="next-showings" aria-busy={isWaiting || undefined}>
      <div className={styles.inside}>
        <div className={styles.who}>
          <h2 className={styles.title} id="next-showings">
            {head && day && !isWaiting
              ? formatTitle({ film: head.title, day, isOver, wall }, { t, locale })
              : t('title')}
          </h2>
          <p className={styles.place}>{name}</p>
          <button
            type="button"
            className={styles.change}
            data-scripted
            aria-label={isChosen ? t('changeName', { name }) : undefined}
            onClick={openLocator}
          >
            {t(isChosen ? 'change' : 'choose')}
          </button>
        </div>
        {head || isWaiting ? (
          <SoonChips film={isWaiting ? undefined : head} />
        ) : (
          <div className={styles.nothing}>
            <p role="status">{t(hasFailed ? 'failed' : 'none')}</p>
            {hasFailed && <Button onClick={retry}>{t('retry')}</Button>}
          </div>
        )}
        <div className={styles.ways}>
          {(head || isWaiting) && (
            <button
              type="button"
              className={styles.more}
              data-scripted
              aria-expanded={isOpen}
              aria-controls={list}
              onClick={() => setOpen(!isOpen)}
            >
              {t('more')}
              <Icon name="down" />
            </button>
          )}
          <IntentLink
            className={textLinkClass('go')}
            href={day && isOver ? filteredPath(guide, { date: [day] }) : guide}
          >
            {t('guide')}
            <Icon name="go" />
          </IntentLink>
        </div>
      </div>
      <div id={list}>{isOpen && (head || isWaiting) && <MoreFilms films={others} isWaiting={isAsking} />}</div>
    </section>
  );
}
