import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLanguage } from '@/lib/i18n/language';
import { useAlerts } from '@/lib/visitor/alerts.store';
import { setFavourite } from '@/lib/visitor/favourites';
import { requireSignIn, useGate } from '@/lib/visitor/gate.store';
import { useSession } from '@/lib/visitor/session';

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
  const { status, isDown } = useSession();

  return async (cinema: Cinema, wanted: boolean, { trigger, isSaid = false }: How = {}): Promise<void> => {
    const { slug, name } = cinema;
    const asked = { kind: 'cinema', slug, name, off: !wanted } as const;
    if (status === 'unknown') return useGate.setState({ wanted: asked });
    if (status === 'out' && !isDown) return requireSignIn(asked, trigger && { trigger });
    const { push } = useAlerts.getState();
    const outcome = await setFavourite(queries, { slug, name }, wanted, { limit, language });
    if (outcome === 'limit')
      push({
        level: 'WARNING',
        title: t('limit.title', { limit }),
        subtitle: t('limit.text', { limit, name }),
        autoCloseMs: shown,
      });
    if (outcome === 'failed') push({ level: 'WARNING', title: t('failed.title'), subtitle: t('failed.text') });
    if (outcome === 'done' && isSaid)
      push({ level: 'INFO', title: t('added', { name }), icon: 'heart', autoCloseMs: shown });
  };
}
