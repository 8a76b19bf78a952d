import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CheckField } from '@/components/ui/check-field/check-field';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { atTown } from '@/lib/text/french';
import { forgetSearch, forgetSearches, readHistory } from '../memory/history';
import { setShortcut } from '../memory/set-shortcut';
import { hasShortcut } from '../memory/shortcut';
import { PopularShow } from './popular-show';
import { usePopular } from './search.queries';
import styles from './search-start.module.scss';

/** Before a letter is typed: what was found last, and what is in demand. */
export function SearchStart() {
  const t = useTranslations('search');
  const { city, shows } = usePopular();
  return (
    <div className={styles.start}>
      <History />
      {shows.length > 0 && (
        <section aria-labelledby="search-popular" className={styles.popular}>
          <h3 id="search-popular" className={styles.title}>
            {city ? t('popularAt', { city, at: atTown(city) }) : t('popular')}
          </h3>
          <ul className={styles.shows}>
            {shows.map((show) => (
              <li key={show.slug}>
                <PopularShow show={show} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Shortcut />
    </div>
  );
}

function History() {
  const t = useTranslations('search');
  const [items, setItems] = useState(readHistory);
  if (items.length === 0) return null;
  const clear = (urls: readonly string[]) => {
    if (urls.length === items.length) forgetSearches();
    else for (const url of urls) forgetSearch(url);
    setItems(items.filter(({ url }) => !urls.includes(url)));
    // What was pressed is gone: the field is where the next thing is done.
    document.querySelector<HTMLElement>('dialog[open] [role="combobox"]')?.focus();
  };
  return (
    <section aria-labelledby="search-history">
      <div className={styles.head}>
        <h3 id="search-history" className={styles.title}>
          {t('history')}
        </h3>
        <button type="button" className={styles.all} onClick={() => clear(items.map(({ url }) => url))}>
          {t('forgetAll')}
        </button>
      </div>
      <ul>
        {items.map(({ title, subtitle, url }) => (
          <li key={url} className={styles.item}>
            <Icon name="history" />
            <IntentLink href={url} className={styles.link}>
              <b dir="auto">{title}</b>
              <small>{subtitle}</small>
            </IntentLink>
            <Button variant="quiet" size="icon" aria-label={t('forget', { title })} onClick={() => clear([url])}>
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shortcut() {
  const t = useTranslations('search');
  const [isOn, setOn] = useState(hasShortcut);
  const change = (next: boolean) => {
    setShortcut(next);
    setOn(next);
  };
  return (
    <div className={styles.shortcut}>
      <CheckField checked={isOn} onChange={({ target }) => change(target.checked)}>
        {t('shortcut')}
      </CheckField>
    </div>
  );
}
