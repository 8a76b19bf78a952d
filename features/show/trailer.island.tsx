'use client';
// Nothing of another host is loaded before the visitor presses, and closing must stop it.
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { buttonClass } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import type { Clip } from './trailer.logic';

const Player = lazy(() => import('./parts/player').then(({ Player }) => ({ default: Player })));

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
      <button type="button" className={buttonClass()} aria-haspopup="dialog" onClick={() => setOpened('asked')}>
        <Icon name="play" />
        {t('open')}
      </button>
      {opened && (
        <Suspense>
          <Player
            {...props}
            isAsked={opened === 'asked' || navigator.userActivation?.hasBeenActive === true}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
