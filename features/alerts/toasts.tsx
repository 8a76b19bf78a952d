import { useTranslations } from 'next-intl';
import { Toasts as ToastsIsland } from './toasts.island';

/** Where messages to this visitor appear, over every page. */
export function Toasts() {
  return <ToastsIsland closeLabel={useTranslations('alerts')('dismiss')} />;
}
