'use client';
// The search for a cinema; its code, its words and its data are fetched when it is opened.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog.island';
import { leaveFirst } from '@/components/ui/dialog/leave-first';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { atTown } from '@/lib/text/french';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { choosePlace } from '@/lib/visitor/place/change-place';
import { closeLocator, openLocator, useLocator } from '@/lib/visitor/place/locator.store';
import { choiceKey } from '@/lib/visitor/place/locator-choice';
import { readPlaceHistory } from '@/lib/visitor/place/place-history';
import { useHere } from '@/lib/visitor/place/use-here';
import { useTownCinemas } from '@/lib/visitor/place/use-town-cinemas';
import { LocateButton } from './locate-button';
import {
  type LocatorOption,
  listAround,
  listMainCities,
  listRecent,
  listSuggestions,
  pickOptions,
  searchPlaces,
} from './locator.logic';
import { usePlaces } from './locator.queries';
import styles from './locator-dialog.module.scss';
import { OptionList } from './option-list';
import { PlaceSearch } from './place-search';

/** Choices beside the search, at most: as many as fit without scrolling. */
const mostBeside = 8;

export const LocatorDialog = ({ listPath }: { listPath: string }) => (
  <LazyWords of="locator" onLost={tellLost}>
    <Opened listPath={listPath} />
  </LazyWords>
);

function tellLost(): void {
  closeLocator();
  useAlerts.getState().lose(openLocator);
}

function Opened({ listPath }: { listPath: string }) {
  const t = useTranslations('locatorDialog');
  const name = useTranslations('locator');
  const locale = useLocale();
  const choice = useLocator((state) => state.choice);
  const here = useHere();
  const { places, limits, favouritesLimit, retry } = usePlaces();
  const favourites = useFavourites();
  const [kept] = useState(readPlaceHistory);
  const [text, setText] = useState('');
  const { cities = [], cinemas = [] } = places ?? {};

  const pick = ({ choice: next, place }: LocatorOption) =>
    leaveFirst('locator', () => choosePlace(next, next.mode === 'favorite' ? { ...place, name: '' } : place));
  const known =
    places && (text.trim() ? searchPlaces(text, cities, cinemas, here) : listSuggestions(choice, cinemas, here));
  const around = useTownCinemas(text, known?.length === 0);
  const options = around ? listAround(around, cinemas, locale) : known;
  const found = text.trim() ? t('found', { count: options?.length ?? 0 }) : '';
  const note = around && t('around', { city: around.town, at: atTown(around.town) });
  const status = note ?? (options ? found : retry ? '' : t('loading'));

  const own = pickOptions(favourites, cinemas);
  const all = own.length ? [allFavourites(own, t('allFavourites'))] : [];
  const recent = listRecent(kept, choice, cities, cinemas);
  // No place stands there twice, least of all the one that the search has just found.
  const named = [...recent, ...(text.trim() ? (options ?? []) : [])].map((option) => choiceKey(option.choice));
  const isList = cinemas.length > limits.listModeThreshold;
  const towns = isList ? listMainCities(cities).filter((option) => !named.includes(choiceKey(option.choice))) : [];
  const room = Math.max(0, mostBeside - all.length - own.length - recent.length);

  return (
    <Dialog id="locator" open onClose={closeLocator} title={t('title')} closeLabel={t('close')}>
      <div className={styles.find}>
        <div>
          <PlaceSearch
            text={text}
            onText={setText}
            options={options ?? (retry && [])}
            status={status}
            note={note}
            onPick={pick}
          />
          {retry && (
            <StateMessage kind="error" title={t('failed')} text={t('failedText')}>
              <Button onClick={retry}>{t('retry')}</Button>
            </StateMessage>
          )}
          {options?.length === 0 && <StateMessage title={t('none', { text: text.trim() })} text={t('noneText')} />}
          <IntentLink className={textLinkClass('go')} href={listPath}>
            {t('all', { count: cinemas.length })}
            <Icon name="go" />
          </IntentLink>
        </div>
        {places && (
          <div className={styles.beside}>
            <LocateButton cinemas={cinemas} limits={limits} />
            <OptionList
              title={
                favouritesLimit ? t('favouritesOf', { count: own.length, limit: favouritesLimit }) : name('favourites')
              }
              options={[...all, ...own]}
              icon="heart"
              onPick={pick}
            />
            <OptionList title={t('history')} options={recent} icon="history" onPick={pick} />
            <OptionList title={t('cities')} options={towns.slice(0, room)} onPick={pick} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const allFavourites = (favourites: readonly LocatorOption[], name: string): LocatorOption => ({
  choice: { mode: 'favorite', value: '' },
  place: { name, cinemas: favourites.flatMap(({ place }) => place.cinemas) },
  detail: null,
  gps: null,
});
