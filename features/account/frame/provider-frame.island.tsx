'use client';
// Listens to the page it frames, and to no other.
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@/lib/api/use-query';
import { useLanguage } from '@/lib/i18n/use-language';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { enterSession } from '@/lib/visitor/session/come-and-go';
import { findClientNow } from '@/lib/visitor/session/find-client-now';
import { reloadSession } from '@/lib/visitor/session/session';
import { sendWrite } from '@/lib/visitor/writes/send-write';
import { type FrameEvent, isLastEvent, parseFrameEvent } from './frame.logic';
import { LostFrame } from './lost-frame';
import styles from './provider-frame.module.scss';
import { useFrameWatch } from './use-frame-watch';

interface Props {
  step: string;
  url: string;
  title: string;
  /** One may go on without it. */
  isOptional: boolean;
  /** Its token is kept: whoever goes now is signed in (spec visitor §4). */
  onKept: () => void;
  onDone: () => void;
}

export function ProviderFrame({ step, url, title, isOptional, onKept, onDone }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const language = useLanguage();
  const queries = useQueryClient();
  const t = useTranslations('account');
  const watch = useFrameWatch(step);
  /** What was said last is answered first: a token must be in the cookie before the client is asked for. */
  const turn = useRef(Promise.resolve());

  /** Their token is in the cookie. */
  const isKept = useRef(false);

  const act = useEffectEvent(async (event: FrameEvent) => {
    watch.spoken();
    if (event.token) {
      await sendWrite('/api/session', { method: 'POST', body: { token: event.token }, language });
      isKept.current = true;
      onKept();
    }
    if (event.code === 'completed') await reloadSession(queries);
    if (!isLastEvent(event)) return;
    // A page that says so and hands over nothing has signed nobody in, unless somebody was.
    if (!isKept.current && !(await findClientNow(queries, language))) return fail();
    await reloadSession(queries);
    enterSession();
    onDone();
  });
  const fail = useEffectEvent(() =>
    useAlerts.getState().push({ level: 'WARNING', title: t('frame.refused'), subtitle: t('frame.refusedText') }),
  );

  useEffect(() => {
    const heard = (message: MessageEvent) => {
      const event = parseFrameEvent(message, { url, window: frame.current?.contentWindow });
      if (event) turn.current = turn.current.then(() => act(event)).catch(() => fail());
    };
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  }, [url]);

  if (watch.isLost) return <LostFrame isOptional={isOptional} retry={watch.retry} />;
  return <iframe ref={frame} className={styles.frame} src={url} title={title} data-autofocus onLoad={watch.loaded} />;
}
