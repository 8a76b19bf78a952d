import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/layout/layout';
import { CloseNotice } from '@/components/views/notice-queue/close-notice';
import { NoticeFold } from '@/components/views/notice-queue/notice-fold';
import { NoticeWords } from '@/components/views/notice-queue/notice-words';
import type { Alert } from '@/lib/domain/editorial';
import { plainText } from '@/lib/text/plain-text';
import styles from './alert-banner.module.scss';

type Props = Alert & { attributes: object; label: string; closeLabel: string };

/** A notice over every page. */
export function AlertBanner({
  level,
  title,
  subtitle,
  html,
  closable,
  cta,
  attributes: marks,
  label,
  closeLabel,
}: Props) {
  return (
    <section className={styles.banner} data-level={level} data-chrome aria-label={label} {...marks}>
      <Wrap>
        <div className={styles.row} data-closable={closable || undefined}>
          <Icon name={level === 'WARNING' ? 'warning' : 'info'} />
          <NoticeFold first={title || subtitle || plainText(html)}>
            <div className={styles.words}>
              {title && <strong>{title}</strong>}
              <NoticeWords subtitle={subtitle} html={html} cta={cta} />
            </div>
          </NoticeFold>
        </div>
      </Wrap>
      {closable && (
        <div className={styles.close}>
          <CloseNotice label={closeLabel} />
        </div>
      )}
    </section>
  );
}
