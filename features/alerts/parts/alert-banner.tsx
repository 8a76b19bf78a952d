import { EditorLink } from '@/components/editor-link/editor-link';
import { Icon } from '@/components/icon/icon';
import { Wrap } from '@/components/layout/layout';
import { Prose } from '@/components/prose/prose';
import { textLinkClass } from '@/components/text-link/text-link';
import type { Alert } from '@/lib/domain/editorial';
import styles from './alert-banner.module.scss';

/** What a notice says. */
export function AlertBanner({ level, title, subtitle, html, closable, cta }: Alert) {
  return (
    <Wrap>
      <div className={styles.row} data-closable={closable || undefined}>
        <Icon name={level === 'WARNING' ? 'warning' : 'info'} />
        <div className={styles.words}>
          {title && <strong>{title}</strong>}
          {subtitle && <p>{subtitle}</p>}
          <Prose html={html} size="note" />
          {cta && (
            <EditorLink className={textLinkClass()} href={cta.url}>
              {cta.label}
            </EditorLink>
          )}
        </div>
      </div>
    </Wrap>
  );
}
