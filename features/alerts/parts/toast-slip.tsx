import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Toast } from '@/components/ui/toast/toast';
import { type Loss, type QueuedAlert, useAlerts } from '@/lib/visitor/notices/alerts.store';
import styles from './toast-slip.module.scss';
import { useReturnFocus } from './use-return-focus';
import { useTopLayer } from './use-top-layer';

export interface ToastWords {
  close: string;
  /** For what could not be fetched. */
  lost: Record<Loss, string>;
  checkConnection: string;
  retry: string;
}

/** The message at the head of the queue. It waits while the visitor is on it (WCAG 2.2.1). */
export function ToastSlip({ message, words }: { message: QueuedAlert; words: ToastWords }) {
  const { id, level, icon, autoCloseMs, retry, lost } = message;
  const { title, subtitle } = lost ? { title: words.lost[lost], subtitle: words.checkConnection } : message;
  const action = retry ? { label: words.retry, act: retry } : message.action;
  const { dismiss } = useAlerts.getState();
  const [held, setHeld] = useState(false);
  const stage = useTopLayer();
  const { slip, comeFrom } = useReturnFocus();

  useEffect(() => {
    if (autoCloseMs === undefined || held) return;
    const timer = setTimeout(() => useAlerts.getState().dismiss(id), autoCloseMs);
    return () => clearTimeout(timer);
  }, [id, autoCloseMs, held]);

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not operated, it only notices who is on it
    <div
      ref={slip}
      className={styles.slip}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        comeFrom(relatedTarget);
      }}
      onBlur={() => setHeld(false)}
    >
      <Toast
        level={level === 'WARNING' ? 'warning' : 'info'}
        {...(icon && { icon })}
        action={
          action && (
            <Button
              variant="quiet"
              onClick={() => {
                dismiss(id);
                action.act();
              }}
            >
              {action.label}
            </Button>
          )
        }
        close={
          <Button variant="quiet" size="icon" aria-label={words.close} onClick={() => dismiss(id)}>
            <Icon name="close" />
          </Button>
        }
      >
        <strong>{title}</strong>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </Toast>
    </div>,
    stage,
  );
}
