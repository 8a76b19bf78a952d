import { useLocale } from 'next-intl';
import { useState } from 'react';
import { locales, localesOf } from '@/lib/sites/locales';
import { NoVideo } from './no-video';
import styles from './player.module.scss';
import { type Clip, captionsUrl, type Start } from './trailer.logic';
import { usePatience } from './use-patience';

/** A host that sends no CORS headers still plays, without captions. */
const attempts = ['captioned', 'plain', 'failed'] as const;

interface Props {
  clip: Clip;
  start: Start;
  onRetry: () => void;
}

/** A film of our own in the browser's player: its keys, its captions menu, its full screen. */
export function Film({ clip, start, onRetry }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [isThere, setThere] = useState(false);
  const state = attempts[attempt];
  usePatience(!isThere && state !== 'failed', () => setAttempt(attempts.indexOf('failed')));

  if (state === 'failed') return <NoVideo clip={clip} onRetry={onRetry} />;
  return (
    <video
      key={state}
      className={styles.frame}
      src={clip.id}
      controls
      autoPlay={start.autoplay}
      playsInline
      data-autofocus
      data-waiting={!isThere || undefined}
      onLoadedMetadata={() => setThere(true)}
      onError={() => setAttempt(attempt + 1)}
      {...(state === 'captioned' && { crossOrigin: 'anonymous' })}
    >
      {state === 'captioned' && <Captions film={clip.id} />}
    </video>
  );
}

/** One for each language of the site, the page's own first; none is on unasked. */
function Captions({ film }: { film: string }) {
  const { site, language } = locales[useLocale()];
  const others = localesOf(site).filter((each) => each.language !== language);
  return [language, ...others.map((each) => each.language)].map((each) => {
    const address = captionsUrl(film, each);
    const label = new Intl.DisplayNames(each, { type: 'language' }).of(each) ?? each;
    return address && <track key={each} kind="captions" srcLang={each} label={label} src={address} />;
  });
}
