import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { FooterLink } from '@/lib/domain/editorial';
import { finalHref } from '@/lib/routing/final-href';

type Props = Pick<FooterLink, 'title' | 'url' | 'newTab'> & { className: string | undefined };

/** A link as an editor wrote it: to a page of this site or to another one. */
export function EditorialLink({ title, url: written, newTab, className }: Props) {
  const t = useTranslations('footer');
  const url = finalHref(useLocale(), written);
  if (newTab)
    return (
      <a className={className} href={url} target="_blank" rel="noopener noreferrer">
        {title} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </a>
    );
  return url.startsWith('/') ? (
    <IntentLink className={className} href={url}>
      {title}
    </IntentLink>
  ) : (
    <a className={className} href={url}>
      {title}
    </a>
  );
}
