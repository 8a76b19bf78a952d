import { Prose } from '@/components/ui/prose/prose';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { EditorLink } from '@/components/views/editor-link/editor-link';
import type { Alert } from '@/lib/domain/editorial';

type Props = Pick<Alert, 'html' | 'cta'> & { subtitle?: string | null };

/** What a notice says under its title, and where it leads. */
export function NoticeWords({ subtitle, html, cta }: Props) {
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
