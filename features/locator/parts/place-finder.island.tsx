'use client';
// Asks what the visitor's choice means when the browser does not know; loaded only then.
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { query } from '@/lib/api/query';
import { useQueryClient } from '@/lib/api/use-query';
import { useFavourites } from '@/lib/visitor/marks/use-favourites';
import { forgetChosenPlace, namePlace } from '@/lib/visitor/place/change-place';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { choiceKey } from '@/lib/visitor/place/locator-choice';
import { settlePlace } from '@/lib/visitor/place/settle-place';
import { useSession } from '@/lib/visitor/session/session';
import { type AskApi, findAskedPlace, findPlace } from './find-place';

/** `onFail`: the API does not answer for what was chosen. */
export function PlaceFinder({ onFail }: { onFail: () => void }) {
  const mode = useLocator(({ choice }) => choice?.mode);
  return mode === 'favorite' ? <FavouritesFollower /> : <Finder onFail={onFail} />;
}

function Finder({ onFail }: { onFail: () => void }) {
  const queries = useQueryClient();
  const locale = useLocale();
  const choice = useLocator((state) => state.choice);
  const wish = useLocator((state) => state.wish);
  const key = choice && choiceKey(choice);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the choice, and a failure is told once
  useEffect(() => {
    const ask: AskApi = (name, input) => queries.fetchQuery(query(locale, name, input));
    let isWanted = true;
    answer(ask)
      .then((tell) => isWanted && tell())
      .catch(() => isWanted && doWithout());
    return () => {
      isWanted = false;
    };
  }, [key, wish, queries, locale]);

  return null;

  /** What waits for the place shows what it has; a choice stays, unnamed. */
  function doWithout(): void {
    if (choice) onFail();
    else settlePlace(null, null, 'address');
  }

  async function answer(ask: AskApi): Promise<() => void> {
    if (choice) {
      const place = await findPlace(ask, choice);
      return () => (place ? namePlace(choice, place) : forgetChosenPlace());
    }
    const found = wish ? await findAskedPlace(ask, wish) : null;
    return () => settlePlace(found?.choice ?? null, found?.place ?? null, 'address');
  }
}

/** The favourites mean what they are now, and nothing without a signed-in visitor. */
function FavouritesFollower() {
  const { status, isDown } = useSession();
  const favourites = useFavourites();

  useEffect(() => {
    const { choice } = useLocator.getState();
    if (status === 'in' && favourites.length && choice) namePlace(choice, { name: '', cinemas: favourites });
    else if (status === 'in' || (status === 'out' && !isDown)) forgetChosenPlace();
  }, [status, isDown, favourites]);

  return null;
}
