import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLanguage } from '@/lib/i18n/language';
import { useAlerts } from '@/lib/visitor/alerts.store';
import { type FeelingChange, setFeeling, wantedOf } from '@/lib/visitor/feelings';
import { requireSignIn, useGate } from '@/lib/visitor/gate.store';
import { useSession } from '@/lib/visitor/session';

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
  const { status, isDown } = useSession();

  return async ({ slug, name }: Show, change: FeelingChange, { trigger, isSaid = false }: How = {}): Promise<void> => {
    const show = { slug, name };
    const wanted = wantedOf(show, change);
    if (status === 'unknown') return useGate.setState({ wanted });
    if (status === 'out' && !isDown) return requireSignIn(wanted, trigger && { trigger });
    const { push } = useAlerts.getState();
    const outcome = await setFeeling(queries, show, change, language);
    if (outcome === 'failed' || outcome === 'limit')
      push({ level: 'WARNING', title: t('failed.title', { name }), subtitle: t('failed.text') });
    if (outcome === 'done' && isSaid) {
      const title = 'wish' in change ? t('added', { name }) : t('rated', { name });
      push({ level: 'INFO', title, icon: 'heart', autoCloseMs: shown });
    }
  };
}
