'use client';
// Listens to the page it frames, and to no other.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '@/lib/i18n/language';
import { useAlerts } from '@/lib/visitor/alerts.store';
import { reloadSession } from '@/lib/visitor/session';
import { useSigned } from '@/lib/visitor/signed.store';
import { write } from '@/lib/visitor/write';
import { type FrameEvent, frameEvent, isLast } from '../frame.logic';
import styles from './provider-frame.module.scss';

interface Props {
  url: string;
  title: string;
  onDone: () => void;
}

export function ProviderFrame({ url, title, onDone }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const language = useLanguage();
  const queries = useQueryClient();
  const t = useTranslations('account.frame');
  /** What was said last is answered first: a token must be in the cookie before the client is asked for. */
  const turn = useRef(Promise.resolve());

  const act = useEffectEvent(async (event: FrameEvent) => {
    if (event.token) await write('/api/session', { method: 'POST', body: { token: event.token }, language });
    if (event.kind === 'parent_exchange') return;
    await reloadSession(queries);
    if (!isLast(event)) return;
    useSigned.getState().enter();
    onDone();
  });
  const fail = useEffectEvent(() =>
    useAlerts.getState().push({ level: 'WARNING', title: t('refused'), subtitle: t('refusedText') }),
  );

  useEffect(() => {
    const heard = (message: MessageEvent) => {
      const event = frameEvent(message, { url, window: frame.current?.contentWindow });
      if (event) turn.current = turn.current.then(() => act(event)).catch(() => fail());
    };
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  }, [url]);

  return <iframe ref={frame} className={styles.frame} src={url} title={title} data-autofocus />;
}
