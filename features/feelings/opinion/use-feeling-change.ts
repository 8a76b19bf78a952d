import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLanguage } from '@/lib/i18n/language';
import { type FeelingChange, setFeeling, wantedOf } from '@/lib/visitor/marks/feelings';
import { type AlertMessage, useAlerts } from '@/lib/visitor/notices/alerts.store';
import { useAdmission } from '@/lib/visitor/session/use-admission';

type Show = { slug: string; name: string };
type How = {
  trigger?: HTMLElement;
  /** A success is told as well: what was pressed was pressed on another page, before signing in. */
  isSaid?: boolean;
};

/** Milliseconds, as for favourites. */
const shown = 10_000;

/** Changes the list or an opinion and tells the visitor when it could not be. */
export function useFeelingChange() {
  const t = useTranslations('feelings');
  const language = useLanguage();
  const queries = useQueryClient();
  const admit = useAdmission();

  return async function feel({ slug, name }: Show, change: FeelingChange, { trigger, isSaid = false }: How = {}) {
    const show = { slug, name };
    const admission = await admit(wantedOf(show, change), trigger);
    if (admission === 'kept') return;
    const push = (message: AlertMessage) => useAlerts.getState().push({ topic: 'feelings', ...message });
    const outcome = admission === 'go' ? await setFeeling(queries, show, change, language) : 'failed';
    if (outcome === 'failed' || outcome === 'limit')
      push({ level: 'WARNING', title: t('failed.title', { name }), subtitle: t('failed.text') });
    if (outcome !== 'done') return;
    const isTakenBack = 'wish' in change && !change.wish;
    if (isSaid && !isTakenBack) {
      const title = 'wish' in change ? t('added', { name }) : t('rated', { name });
      push({ level: 'INFO', title, icon: 'heart', autoCloseMs: shown });
    }
    // Its heart may have gone with it.
    if (isTakenBack && (isSaid || trigger?.isConnected === false))
      push({
        level: 'INFO',
        title: t('removed', { name }),
        icon: 'check',
        autoCloseMs: shown,
        action: { label: t('undo'), act: () => feel(show, { wish: true }) },
      });
  };
}
