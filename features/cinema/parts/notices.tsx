import { useTranslations } from 'next-intl';
import { Alert as Notice } from '@/components/ui/alert/alert';
import { CloseNotice } from '@/components/views/notice-queue/close-notice';
import { NoticeFold } from '@/components/views/notice-queue/notice-fold';
import { NoticeQueue } from '@/components/views/notice-queue/notice-queue';
import { orderByUrgency } from '@/components/views/notice-queue/notice-queue.logic';
import { NoticeWords } from '@/components/views/notice-queue/notice-words';
import type { CinemaAlert } from '@/lib/domain/cinema';
import type { Alert } from '@/lib/domain/editorial';
import { plainText } from '@/lib/text/plain-text';
import styles from './notices.module.scss';

type Props = { own: readonly CinemaAlert[]; alerts: readonly Alert[] };

/** What to know before coming: the chain's messages for this cinema, one after the other, and the cinema's own. */
export function Notices({ own, alerts }: Props) {
  const t = useTranslations('cinema');
  if (own.length + alerts.length === 0) return null;
  return (
    <section className={styles.notices} aria-label={t('alerts')}>
      {alerts.length > 0 && (
        <NoticeQueue notices={orderByUrgency(alerts)}>
          {(alert, attributes) => (
            <div key={alert.id} {...attributes}>
              <Notice
                level={alert.level === 'WARNING' ? 'warning' : 'info'}
                action={alert.closable && <CloseNotice label={t('closeAlert')} />}
              >
                <NoticeFold first={alert.title || alert.subtitle || plainText(alert.html)}>
                  {alert.title && <strong>{alert.title}</strong>}
                  <NoticeWords {...alert} />
                </NoticeFold>
              </Notice>
            </div>
          )}
        </NoticeQueue>
      )}
      {own.map((alert) => (
        <Notice key={alert.html} level={alert.isWarning ? 'warning' : 'info'}>
          <NoticeFold first={plainText(alert.html)}>
            <NoticeWords {...alert} />
          </NoticeFold>
        </Notice>
      ))}
    </section>
  );
}
