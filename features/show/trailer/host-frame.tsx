import { useEffect, useRef, useState } from 'react';
import { NoVideo } from './no-video';
import styles from './player.module.scss';
import { type Clip, hosts, parseReport, playerUrl, type Report, type Start } from './trailer.logic';
import { usePatience } from './use-patience';

interface Props {
  clip: Clip;
  start: Start;
  onRetry: () => void;
}

/** The player of another host. It is taken away again when it says that it cannot play, or says nothing at all. */
export function HostFrame({ clip, start, onRetry }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [address] = useState(() => playerUrl(clip, start));
  const { greeting } = hosts[clip.host];
  usePatience(report === null, () => setReport('failed'));

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const heard = source === frame.current?.contentWindow ? parseReport(data) : null;
      if (heard) setReport((before) => (before === 'failed' ? before : heard));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  if (!address || report === 'failed') return <NoVideo clip={clip} onRetry={onRetry} />;
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={address}
      title={clip.title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => {
        if (greeting) frame.current?.contentWindow?.postMessage(JSON.stringify(greeting), new URL(address).origin);
        else setReport('ready');
      }}
    />
  );
}
