import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { EditorLink } from '@/components/views/editor-link/editor-link';
import type { Push } from '@/lib/domain/editorial';
import type { ShowSummary } from '@/lib/domain/show';
import { findNamed, showHref } from '@/lib/routing/show-screen';

type Props = { push: Pick<Push, 'cta' | 'show'>; shows: readonly ShowSummary[]; className: string };

/** Where a push leads: what its editors wrote, else the title it is about. */
export function PushLink({ push: { cta, show }, shows, className }: Props) {
  const t = useTranslations('banners');
  const locale = useLocale();
  if (cta)
    return (
      <EditorLink className={className} href={cta.url} newTab={cta.newTab}>
        {cta.label}
      </EditorLink>
    );
  if (!show) return null;
  // What the list lacks is most likely a film; the page of an event corrects its address.
  const titled = findNamed(show, shows) ?? { slug: show.slug, isMovie: true };
  return (
    <IntentLink href={showHref(locale, titled)} className={className} aria-label={t('seeTitle', { title: show.title })}>
      {t('see')}
    </IntentLink>
  );
}
