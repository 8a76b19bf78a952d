import { useTranslations } from 'next-intl';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog.island';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { Icon } from '@/components/ui/icon/icon';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { useLanguage } from '@/lib/i18n/use-language';
import { allowVideos, mayPlayVideos } from '@/lib/visitor/consent/video-consent';
import { HostFrame } from './host-frame';
import styles from './player.module.scss';
import { type Clip, hosts, type Start, type TrailerProps } from './trailer.logic';
import { Film } from './trailer-film';

const shot = coverOf('still', { phone: ['100vw', 16 / 9] });

interface Props extends TrailerProps {
  /** The visitor opened it themselves, rather than by an address. */
  isAsked: boolean;
  onClose: () => void;
}

/** The trailer over the whole screen. Another host's player waits behind a question, inside the frame. */
export function Player({ title, clips, legal, picture, isAsked, onClose }: Props) {
  const t = useTranslations('trailer');
  const [place, setPlace] = useState(0);
  const [isAllowed, setAllowed] = useState(mayPlayVideos);
  const [pressed, setPressed] = useState(isAsked);
  const language = useLanguage();
  const screen = useRef<HTMLElement>(null);
  const play = () => {
    flushSync(() => {
      setPressed(true);
      setAllowed(true);
    });
    // What was pressed is gone. In the player itself, Escape would be the host's.
    screen.current?.focus();
  };
  const clip = clips[place];
  if (!clip) return null;
  const { name } = hosts[clip.host];
  const isOpen = name === null || isAllowed;
  const shortTitle = (each: Clip) => each.title.replace(`${title} · `, '');

  return (
    <Dialog
      id="trailer"
      open
      title={title}
      note={[shortTitle(clip), legal].filter(Boolean).join('\u00a0· ')}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        clips.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: buttons of one choice, not fields
          <div className={styles.others} role="group" aria-label={t('others')}>
            {clips.map((other, index) => (
              <FilterPick
                key={other.id}
                on={index === place}
                onClick={() => {
                  setPlace(index);
                  setPressed(true);
                }}
              >
                {shortTitle(other)}
              </FilterPick>
            ))}
          </div>
        )
      }
    >
      {(picture || !isOpen) && (
        <div className={styles.still}>
          <Picture src={picture} alt="" ratio="fill" {...shot} />
        </div>
      )}
      {isOpen ? (
        <Screen key={clip.id} box={screen} clip={clip} start={{ autoplay: pressed, language }} />
      ) : (
        <div className={styles.gate}>
          <h3 className={styles.question}>{t('gate.title', { host: name })}</h3>
          <p>{t('gate.text', { host: name })}</p>
          <div className={styles.acts}>
            <Button variant="primary" data-autofocus onClick={play}>
              <Icon name="play" />
              {t('gate.once')}
            </Button>
            <Button
              onClick={() => {
                allowVideos();
                play();
              }}
            >
              {t('gate.always')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

type Attempt = { clip: Clip; start: Start };

/** Four hosts, one way to play. Trying again begins anew. */
function Screen({ box, ...props }: Attempt & { box: RefObject<HTMLElement | null> }) {
  const [attempt, setAttempt] = useState(0);
  const Player = hosts[props.clip.host].name === null ? Film : HostFrame;
  const retry = () => {
    setAttempt(attempt + 1);
    box.current?.focus();
  };
  return (
    <section ref={box} tabIndex={-1} aria-label={props.clip.title} className={styles.screen}>
      <Player key={attempt} {...props} onRetry={retry} />
    </section>
  );
}
