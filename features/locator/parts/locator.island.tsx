'use client';
// Shows the place that this visitor chose, and opens the search for another one.
import { useSelectedLayoutSegments } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { Icon } from '@/components/ui/icon/icon';
import { useLanguage } from '@/lib/i18n/use-language';
import { wordsUrl } from '@/lib/i18n/words-url';
import { withoutBrand } from '@/lib/sites/brand';
import { askAnswer } from '@/lib/visitor/answers/answers.store';
import { openWhenLoaded } from '@/lib/visitor/notices/lost-code';
import { chooseOnlyCinema, enterPage } from '@/lib/visitor/place/enter-page';
import { openLocator, useLocator } from '@/lib/visitor/place/locator.store';
import { longName, mostBeside } from '@/lib/visitor/place/saved-places';
import { settleHere } from '@/lib/visitor/place/settle-place';
import styles from './locator.module.scss';

const load = () => import('./locator-dialog.island');
const LocatorDialog = loadLater(() => load().then((file) => file.LocatorDialog));
const PlaceFinder = loadLater(() => import('./place-finder.island').then((file) => file.PlaceFinder));

interface Props {
  listPath: string;
  /** The name of the cookie that keeps the choice; left out where the settings do not answer. */
  cookie?: string;
  /** On a site with one cinema, that one is everybody's choice. */
  only?: { slug: string; name: string };
}

export function LocatorButton({ listPath, cookie, only }: Props) {
  const t = useTranslations('locator');
  const { choice, place, ready, wish, isOpen } = useLocator();
  const [unknown, setUnknown] = useState<unknown>(null);
  const language = useLanguage();
  const words = wordsUrl(language, 'locator');
  useArrival(only, cookie);
  // Whoever opened it: asked for beside the code, which would ask for them a round trip later.
  useEffect(() => void (isOpen && askAnswer(words)), [isOpen, words]);

  const asked = wish ?? choice ?? 'zone';
  const isSought = ready && !place && unknown !== asked;
  const isNowhere = isSought && asked === 'zone';
  useEffect(() => {
    if (isNowhere) void settleHere(language).then((isFound) => isFound || setUnknown('zone'));
  }, [isNowhere, language]);
  const general: Readonly<Record<string, string>> = { position: t('near'), favorite: t('favourites') };
  const name = choice && place && withoutBrand(general[choice.mode] ?? place.name);
  const count = place && choice?.mode !== 'cinema' ? t('count', { count: place.cinemas.length }) : null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // Also without one: what is sought has no word on the button yet.
        aria-label={name ? t('chosen', { place: count ? `${name}, ${count}` : name }) : t('choose')}
        // Early: whether there is a choice is for the page to say (`known-place.tsx`).
        data-wanted={ready ? (isSought && !isNowhere) || undefined : 'early'}
        data-long={(name && name.length > longName) || undefined}
        onClick={() => openWhenLoaded(() => Promise.all([load(), askAnswer(words)]), openLocator)}
      >
        <Icon name="pin" />
        <span className={styles.name}>{name || t('choose')}</span>
        {count && (
          <small className={styles.count} data-full={(name + count).length > mostBeside || undefined}>
            · {count}
          </small>
        )}
        <Icon name="down" />
      </button>
      {isOpen && <LocatorDialog listPath={listPath} />}
      {((isSought && !isNowhere) || choice?.mode === 'favorite') && <PlaceFinder onFail={() => setUnknown(asked)} />}
    </>
  );
}

/** Tells the store which page is shown: unlike usePathname(), the segments are the same for everyone who is sent it. */
function useArrival(only: Props['only'], cookie: Props['cookie']) {
  const [folder, slug] = useSelectedLayoutSegments();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the only cinema and the cookie stay what they are
  useEffect(() => {
    enterPage({ folder, slug }, cookie);
    if (only) chooseOnlyCinema(only);
  }, [folder, slug]);
}
