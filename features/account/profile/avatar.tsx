import { useState } from 'react';
import type { Client } from '@/lib/domain/client';
import styles from './avatar.module.scss';

interface Props {
  client: Pick<Client, 'avatar' | 'initials'>;
  large?: boolean;
}

/** The client's photo, or their initials where it does not come. It says nothing that the name beside it does not. */
export function Avatar({ client: { avatar, initials }, large = false }: Props) {
  const [lost, setLost] = useState<string | null>(null);
  return (
    <span className={styles.avatar} data-large={large || undefined} aria-hidden="true">
      {avatar && avatar !== lost ? (
        // biome-ignore lint/performance/noImgElement: a photo of 28 px from the client's own host, kept by nobody else
        <img src={avatar} alt="" referrerPolicy="no-referrer" onError={() => setLost(avatar)} />
      ) : (
        initials
      )}
    </span>
  );
}
