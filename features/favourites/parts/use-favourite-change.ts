import { useTranslations } from 'next-intl';
import { useQueryClient } from '@/lib/api/use-query';
import { useLanguage } from '@/lib/i18n/use-language';
import { setFavourite } from '@/lib/visitor/marks/set-favourite';
import { type Pressing, shownFor, tellChange } from '@/lib/visitor/marks/tell-change';
import { type AlertMessage, useAlerts } from '@/lib/visitor/notices/alerts.store';
import { useAdmission } from '@/lib/visitor/session/use-admission';

type Cinema = { slug: string; name: string };
const topic = 'favourites';

/** Adds or removes a favourite and tells the visitor what came of it. */
export function useFavouriteChange(limit: number) {
  const t = useTranslations('favourites');
  const language = useLanguage();
  const queries = useQueryClient();
  const admit = useAdmission();

  return async function change({ slug, name }: Cinema, wanted: boolean, how: Pressing = {}) {
    const admission = await admit({ kind: 'cinema', slug, name, off: !wanted }, how.trigger);
    if (admission === 'kept') return;
    const push = (message: AlertMessage) => useAlerts.getState().push({ topic, ...message });
    const outcome =
      admission === 'go' ? await setFavourite(queries, { slug, name }, wanted, { limit, language }) : 'failed';
    if (outcome === 'limit')
      push({
        level: 'WARNING',
        title: t('limit.title', { limit }),
        subtitle: t('limit.text', { limit, name }),
        autoCloseMs: shownFor,
      });
    if (outcome === 'failed' || outcome === 'hasty')
      push({ level: 'WARNING', title: t('failed.title'), subtitle: t(`${outcome}.text`) });
    if (outcome !== 'done') return;
    const undo = !wanted && { label: t('undo'), act: () => change({ slug, name }, true) };
    tellChange({ topic, title: t(wanted ? 'added' : 'removed', { name }), undo }, how);
  };
}
