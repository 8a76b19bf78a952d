import { useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { EditorLink } from '@/components/views/editor-link/editor-link';
import type { Push } from '@/lib/domain/editorial';

type Props = { push: Pick<Push, 'cta' | 'show'>; className: string };

/** Where a push leads: what its editors wrote, else the title it is about. */
export function PushLink({ push: { cta, show }, className }: Props) {
  const t = useTranslations('banners');
  if (cta)
    return (
      <EditorLink className={className} href={cta.url} newTab={cta.newTab}>
        {cta.label}
      </EditorLink>
    );
  return (
    show && (
      <Link to="movie" params={{ slug: show.slug }} className={className} label={t('seeTitle', { title: show.title })}>
        {t('see')}
      </Link>
    )
  );
}
