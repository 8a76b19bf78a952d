import { useTranslations } from 'next-intl';
import { Alert as Notice } from '@/components/alert/alert';
import { Prose } from '@/components/prose/prose';
import { textLinkClass } from '@/components/text-link/text-link';
import type { CinemaAlert } from '@/lib/domain/cinema';
import type { Alert } from '@/lib/domain/editorial';
import { ClosableNotice } from './closable-notice.island';
import styles from './notices.module.scss';

type Props = { own: readonly CinemaAlert[]; alerts: readonly Alert[] };

/** What to know before coming: the cinema's own messages and the chain's for this cinema. */
export function Notices({ own, alerts }: Props) {
  const t = useTranslations('cinema');
  if (own.length + alerts.length === 0) return null;
  return (
    <section className={styles.notices} aria-label={t('alerts')}>
      {alerts.map((alert) => (
        <ClosableNotice
          key={alert.id}
          level={alert.level === 'WARNING' ? 'warning' : 'info'}
          title={alert.title}
          closeLabel={alert.closable ? t('closeAlert') : null}
        >
          <Message {...alert} />
        </ClosableNotice>
      ))}
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
        <a className={textLinkClass()} href={cta.url}>
          {cta.label}
        </a>
      )}
    </>
  );
}
