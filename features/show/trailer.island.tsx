'use client';
// Nothing of another host is loaded before the visitor presses, and closing must stop it.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { later } from '@/components/later/later.island';
import { openLoaded } from '@/lib/visitor/lost';
import type { Clip } from './trailer.logic';

const load = () => import('./parts/player');
const Player = later(() => load().then((file) => file.Player));

export interface Props {
  title: string;
  /** The main one first. */
  clips: readonly Clip[];
  /** The legal words, if the title has some. */
  legal: string | null;
  picture: string | null;
}

/** The button, and the address that opens the trailer by itself (spec catalogue §2). */
export function TrailerIsland(props: Props) {
  const t = useTranslations('trailer');
  const [opened, setOpened] = useState<'asked' | 'address' | null>(null);

  useEffect(() => {
    if (new URLSearchParams(location.search).get('bandeannonce') === 'true') setOpened('address');
  }, []);

  return (
    <>
      <button
        type="button"
        className={buttonClass()}
        aria-haspopup="dialog"
        onClick={() => openLoaded(load, () => setOpened('asked'))}
      >
        <Icon name="play" />
        {t('open')}
      </button>
      {opened && (
        <Player
          {...props}
          isAsked={opened === 'asked' || navigator.userActivation?.hasBeenActive === true}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
