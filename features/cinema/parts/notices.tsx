import { useTranslations } from 'next-intl';
import { Alert as Notice } from '@/components/alert/alert';
import { EditorLink } from '@/components/editor-link/editor-link';
import { CloseNotice } from '@/components/notice-queue/close-notice.island';
import { NoticeQueue } from '@/components/notice-queue/notice-queue';
import { byUrgency } from '@/components/notice-queue/notice-queue.logic';
import { Prose } from '@/components/prose/prose';
import { textLinkClass } from '@/components/text-link/text-link';
import type { CinemaAlert } from '@/lib/domain/cinema';
import type { Alert } from '@/lib/domain/editorial';
import styles from './notices.module.scss';

type Props = { own: readonly CinemaAlert[]; alerts: readonly Alert[] };

/** What to know before coming: the chain's messages for this cinema, one after the other, and the cinema's own. */
export function Notices({ own, alerts }: Props) {
  const t = useTranslations('cinema');
  if (own.length + alerts.length === 0) return null;
  return (
    <section className={styles.notices} aria-label={t('alerts')}>
      {alerts.length > 0 && (
        <NoticeQueue notices={byUrgency(alerts)}>
          {(alert, marks) => (
            <div key={alert.id} {...marks}>
              <Notice
                level={alert.level === 'WARNING' ? 'warning' : 'info'}
                title={alert.title}
                action={alert.closable && <CloseNotice label={t('closeAlert')} />}
              >
                <Message {...alert} />
              </Notice>
            </div>
          )}
        </NoticeQueue>
      )}
      {own.map((alert) => (
        <Notice key={alert.html} level={alert.isWarning ? 'warning' : 'info'}>
          <Message {...alert} />
        </Notice>
      ))}
    </section>
  );
}

function Message({ subtitle, html, cta }: { subtitle?: string | null } & Pick<CinemaAlert, 'html' | 'cta'>) {
  return (
    <>
      {subtitle && <p>{subtitle}</p>}
      <Prose html={html} size="note" />
      {cta && (
        <EditorLink className={textLinkClass()} href={cta.url}>
          {cta.label}
        </EditorLink>
      )}
    </>
  );
}
