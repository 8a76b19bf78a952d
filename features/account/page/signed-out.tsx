import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { useQueryClient } from '@/lib/api/use-query';
import { reloadSession, useSession } from '@/lib/visitor/session/session';
import { SignInActions } from '../sign-in/sign-in-actions.island';

/** What a page of the account is to whoever is not known: the ways in, or another try where that could not be asked. */
export function SignedOut() {
  const t = useTranslations('account');
  const { isDown, isAsking } = useSession();
  const queries = useQueryClient();
  if (isDown)
    return (
      <StateMessage kind="error" level={2} title={t('down.title')} text={t('down.text')}>
        <Button busy={isAsking} onClick={() => reloadSession(queries)}>
          {t('down.retry')}
        </Button>
      </StateMessage>
    );
  return (
    <StateMessage level={2} title={t('page.out.title')} text={t('page.out.text')}>
      <SignInActions />
    </StateMessage>
  );
}
