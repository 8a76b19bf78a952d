import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog.island';
import { FilterPick } from '@/components/filter-pick/filter-pick';
import { Icon } from '@/components/icon/icon';
import { Picture } from '@/components/picture/picture';
import { allowVideos, mayPlayVideos } from '@/lib/visitor/video-consent';
import type { Props as TrailerProps } from '../trailer.island';
import { type Clip, hosts, playerOf } from '../trailer.logic';
import styles from './player.module.scss';

/** The trailer over the whole screen. Another host's player waits behind a question, inside the frame. */
export function Player({ title, clips, legal, picture, onClose }: TrailerProps & { onClose: () => void }) {
  const t = useTranslations('trailer');
  const [place, setPlace] = useState(0);
  const [isAllowed, setAllowed] = useState(mayPlayVideos);
  const clip = clips[place];
  if (!clip) return null;
  const { name } = hosts[clip.host];
  const isOpen = name === null || isAllowed;

  return (
    <Dialog id="trailer" open title={title} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.player}>
        <p className={styles.note}>{[clip.title.replace(`${title} · `, ''), legal].filter(Boolean).join(' · ')}</p>
        <div className={styles.stage}>
          {isOpen ? (
            <Frame key={clip.id} clip={clip} />
          ) : (
            <>
              <Picture src={picture} alt="" sizes="100vw" ratio="fill" />
              <div className={styles.gate}>
                <h3 className={styles.question}>{t('gate.title', { host: name })}</h3>
                <p>{t('gate.text', { host: name })}</p>
                <div className={styles.acts}>
                  <Button variant="primary" data-autofocus onClick={() => setAllowed(true)}>
                    <Icon name="play" />
                    {t('gate.once')}
                  </Button>
                  <Button
                    onClick={() => {
                      allowVideos();
                      setAllowed(true);
                    }}
                  >
                    {t('gate.always')}
                  </Button>
                </div>
              </div>
            </>
          )}
        </div>
        {clips.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: buttons of one choice, not fields
          <div className={styles.others} role="group" aria-label={t('others')}>
            {clips.map((other, index) => (
              <FilterPick key={other.id} on={index === place} onClick={() => setPlace(index)}>
                {other.title.replace(`${title} · `, '')}
              </FilterPick>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Frame({ clip }: { clip: Clip }) {
  const t = useTranslations('trailer');
  const address = playerOf(clip);
  if (!address) return <p className={styles.gate}>{t('noVideo')}</p>;
  if (hosts[clip.host].name === null) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the catalogue sends none
      <video className={styles.frame} src={address} controls autoPlay playsInline>
        {t('noVideo')}
      </video>
    );
  }
  return (
    <iframe
      className={styles.frame}
      src={address}
      title={clip.title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
