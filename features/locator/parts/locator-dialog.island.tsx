'use client';
// The search for a cinema; its code and its data are fetched when it is opened.
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog.island';
import { Icon } from '@/components/icon/icon';
import { IntentLink } from '@/components/link/intent-link.island';
import { State } from '@/components/state/state';
import { textLinkClass } from '@/components/text-link/text-link';
import { useLocator } from '@/lib/visitor/locator.store';
import { mainCities, type Option, search, suggestions } from '../locator.logic';
import { usePlaces } from '../locator.queries';
import { Combobox } from './combobox.island';
import styles from './locator-dialog.module.scss';
import { OptionLine } from './option-line';

export function LocatorDialog({ listPath }: { listPath: string }) {
  const t = useTranslations('locator');
  const { choice, choose, close } = useLocator();
  const { places, retry } = usePlaces();
  const [text, setText] = useState('');
  useClosedByNavigation(close);

  const pick = (option: Option) => choose(option.choice, option.place);
  const options =
    places && (text.trim() ? search(text, places.cities, places.cinemas) : suggestions(choice, places.cinemas));
  const found = text.trim() ? t('found', { count: options?.length ?? 0 }) : '';
  const status = options ? found : retry ? '' : t('loading');

  return (
    <Dialog id="locator" open onClose={close} title={t('title')} closeLabel={t('close')}>
      <div className={styles.find}>
        <div>
          <Combobox text={text} onText={setText} options={options ?? (retry && [])} status={status} onPick={pick} />
          {retry && (
            <State kind="error" title={t('failed')} text={t('failedText')}>
              <Button onClick={retry}>{t('retry')}</Button>
            </State>
          )}
          {options?.length === 0 && <State title={t('none', { text: text.trim() })} text={t('noneText')} />}
          <IntentLink
            className={textLinkClass('go')}
            href={listPath}
            onClick={() => location.pathname === listPath && close()}
          >
            {t('all', { count: places?.cinemas.length ?? 0 })}
            <Icon name="go" />
          </IntentLink>
        </div>
        {places && (
          <div>
            <h3 className={styles.heading}>{t('cities')}</h3>
            <ul>
              {mainCities(places.cities).map((option) => (
                <li key={option.choice.value}>
                  <button
                    type="button"
                    className={styles.option}
                    aria-pressed={choice?.mode === 'city' && choice.value === option.choice.value}
                    onClick={() => pick(option)}
                  >
                    <OptionLine option={option} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** This file never runs on the server, so here the path is the visitor's own. */
function useClosedByNavigation(close: () => void) {
  const path = usePathname();
  const opened = useRef(path);
  useEffect(() => {
    if (path !== opened.current) close();
  }, [path, close]);
}
