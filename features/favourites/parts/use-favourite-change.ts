import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLanguage } from '@/lib/i18n/language';
import { setFavourite } from '@/lib/visitor/marks/set-favourite';
import { type AlertMessage, useAlerts } from '@/lib/visitor/notices/alerts.store';
import { useAdmission } from '@/lib/visitor/session/use-admission';

type Cinema = { slug: string; name: string };
type How = {
  trigger?: HTMLElement;
  /** A success is told as well: what was pressed was pressed on another page, before signing in. */
  isSaid?: boolean;
};

/** Milliseconds (spec visitor §9). */
const shown = 10_000;

/** Adds or removes a favourite and tells the visitor what came of it. */
export function useFavouriteChange(limit: number) {
  const t = useTranslations('favourites');
  const language = useLanguage();
  const queries = useQueryClient();
  const admit = useAdmission();

  return async function change({ slug, name }: Cinema, wanted: boolean, { trigger, isSaid = false }: How = {}) {
    const admission = await admit({ kind: 'cinema', slug, name, off: !wanted }, trigger);
    if (admission === 'kept') return;
    const push = (message: AlertMessage) => useAlerts.getState().push({ topic: 'favourites', ...message });
    const outcome =
      admission === 'go' ? await setFavourite(queries, { slug, name }, wanted, { limit, language }) : 'failed';
    if (outcome === 'limit')
      push({
        level: 'WARNING',
        title: t('limit.title', { limit }),
        subtitle: t('limit.text', { limit, name }),
        autoCloseMs: shown,
      });
    if (outcome === 'failed') push({ level: 'WARNING', title: t('failed.title'), subtitle: t('failed.text') });
    if (outcome !== 'done') return;
    if (isSaid && wanted) push({ level: 'INFO', title: t('added', { name }), icon: 'heart', autoCloseMs: shown });
    // Its heart may have gone with it.
    if (!wanted && (isSaid || trigger?.isConnected === false))
      push({
        level: 'INFO',
        title: t('removed', { name }),
        icon: 'check',
        autoCloseMs: shown,
        action: { label: t('undo'), act: () => change({ slug, name }, true) },
      });
  };
}
