'use client';
// The list is the visitor's own, and so is what this device was told the last time.
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Switch } from '@/components/ui/switch/switch';
import type { OpeningNews } from '@/lib/domain/seen-openings';
import { formatDay } from '@/lib/i18n/day';
import { useFeelings } from '@/lib/visitor/marks/use-feelings';
import type { OpeningEntry } from '../list/entries';
import styles from './for-you.module.scss';
import { findNews, follow, followOtherTabs, isFollowed, unfollow } from './seen';

interface Props {
  entries: readonly OpeningEntry[];
  /** What has opened of late: of it nothing is said but to who was told that it would. */
  opened: readonly OpeningEntry[];
  /** Of the site: handed on, for its table weighs more than this. */
  timeZone: string;
}

const kinds = ['opened', 'fresh', 'moved'] as const;

/** What opens of the visitor's list, and what is new since their last visit where they asked for that. */
export function ForYouIsland({ entries, opened, timeZone }: Props) {
  const t = useTranslations('openings');
  const locale = useLocale();
  const wishlist = useFeelings()?.wishlist ?? [];
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [news, setNews] = useState<OpeningNews | null>(null);
  useEffect(() => {
    const settle = (tell: typeof follow) => {
      const isKept = isFollowed();
      setOn(isKept);
      setNews(isKept ? tell({ entries, opened }, timeZone) : null);
    };
    settle(follow);
    return followOtherTabs(() => settle(findNews));
  }, [entries, opened, timeZone]);

  const toggle = () => {
    if (isOn) unfollow();
    setNews(isOn ? null : follow({ entries, opened }, timeZone));
    const isKept = isFollowed();
    setOn(isKept);
    setRefused(!isOn && !isKept);
  };
  const own = entries.filter(({ slug }) => wishlist.includes(slug));
  const changed = [...opened, ...entries].flatMap((entry) => {
    const kind = kinds.find((each) => news?.[each].includes(entry.name));
    return kind ? [{ entry, kind }] : [];
  });
  return (
    <>
      {own.length > 0 && (
        <section className={styles.part} aria-labelledby="openings-yours">
          <h2 id="openings-yours">{t('yours')}</h2>
          <ul>
            {own.map((entry) => (
              <Line key={entry.slug} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      {news && (
        <section className={styles.part} aria-labelledby="openings-news">
          <h2 id="openings-news">{t('since', { day: formatDay(news.since, locale, 'date') })}</h2>
          {changed.length === 0 ? (
            <p className={styles.when}>{t('nothing')}</p>
          ) : (
            <ul>
              {changed.map(({ entry, kind }) => (
                <Line key={entry.slug} entry={entry} badge={t(kind)} />
              ))}
            </ul>
          )}
        </section>
      )}
      <div className={styles.keep} data-scripted>
        <Switch checked={isOn} onChange={toggle} aria-describedby="openings-kept">
          {t('keep')}
        </Switch>
        <p id="openings-kept" className={styles.when} role="status">
          {t(isRefused ? 'refused' : 'kept')}
        </p>
      </div>
    </>
  );
}

function Line({ entry: { href, title, when }, badge }: { entry: OpeningEntry; badge?: string }) {
  return (
    <li>
      <IntentLink href={href}>{title}</IntentLink> {badge && <b className={styles.badge}>{badge}</b>}
      <p className={styles.when}>{when}</p>
    </li>
  );
}
