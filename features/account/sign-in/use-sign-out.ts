import { useTranslations } from 'next-intl';
import { useQueryClient } from '@/lib/api/use-query';
import { useLanguage } from '@/lib/i18n/use-language';
import { useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { leaveSession } from '@/lib/visitor/session/come-and-go';
import { forgetClient, useSession } from '@/lib/visitor/session/session';
import { forgetWantedMark } from '@/lib/visitor/session/wanted-mark';
import { sendWrite } from '@/lib/visitor/writes/send-write';

/** Signs out, here and in the other tabs: by the provider, or by a call of ours where it was framed. */
export function useSignOut() {
  const { session } = useSession();
  const queries = useQueryClient();
  const language = useLanguage();
  const t = useTranslations('account.down');
  const leave = () => {
    forgetWantedMark();
    useModals.getState().closeAll();
    leaveSession();
    forgetClient(queries);
  };
  return async () => {
    if (session?.mechanism !== 'iframe') {
      leave();
      afterStepBack(() => location.assign('/auth/logout'));
      return;
    }
    try {
      await sendWrite('/api/session', { method: 'DELETE', language });
      leave();
    } catch {
      useAlerts.getState().push({ level: 'WARNING', title: t('title'), subtitle: t('text') });
    }
  };
}

/** Milliseconds; longer than any browser takes for a step within one document. */
const patience = 500;

/** The dialog that closes takes its step of the history back, and that would stop a navigation begun before it. */
function afterStepBack(go: () => void): void {
  const once = () => {
    removeEventListener('popstate', once);
    clearTimeout(timer);
    go();
  };
  const timer = setTimeout(once, patience);
  addEventListener('popstate', once);
}
