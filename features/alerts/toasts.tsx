import { useTranslations } from 'next-intl';
import { Toasts as ToastsIsland } from './toasts.island';

/** Where messages to this visitor appear, over every page. */
export function Toasts() {
  const t = useTranslations('alerts');
  const lost = { title: t('lost.title'), subtitle: t('lost.text') };
  return <ToastsIsland words={{ close: t('dismiss'), lost, retry: t('lost.retry') }} />;
}
