'use client';
// Nothing of another host is loaded before the visitor presses, and closing must stop it.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { openWhenLoaded } from '@/lib/visitor/notices/lost-code';
import type { TrailerProps } from './trailer.logic';

const load = () => import('./player');
const Player = loadLater(() => load().then((file) => file.Player));

/** The button, and the address that opens the trailer by itself (spec catalogue §2). */
export function TrailerIsland(props: TrailerProps) {
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
        data-scripted
        aria-haspopup="dialog"
        onClick={() => openWhenLoaded(load, () => setOpened('asked'))}
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
