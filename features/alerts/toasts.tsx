import { useLocale, useTranslations } from 'next-intl';
import { passName } from '@/lib/sites/pass-name';
import { Toasts as ToastsIsland } from './parts/toasts.island';
import { UnknownFilters } from './parts/unknown-filters.island';

/** Where messages to this visitor appear, over every page. */
export function Toasts() {
  const t = useTranslations('alerts');
  const lost = { pressed: t('lost.title'), part: t('lost.part') };
  const words = { close: t('dismiss'), lost, checkConnection: t('lost.text'), retry: t('lost.retry') };
  return (
    <>
      <UnknownFilters title={t('unknownFilters')} hasPass={passName(useLocale()) !== null} />
      <ToastsIsland words={words} />
    </>
  );
}
