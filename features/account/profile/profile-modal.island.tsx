'use client';
// Opened by whoever is signed in: name and links are theirs.
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Modal } from '@/components/ui/modal/modal.island';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { useQueryClient } from '@/lib/api/use-query';
import { passKind } from '@/lib/domain/client';
import { useModals } from '@/lib/modals/modals.store';
import { reloadSession, useSession } from '@/lib/visitor/session/session';
import type { AccountFacts } from '../facts/account-facts';
import { usePlanName } from '../facts/use-plan-name';
import { Menu } from '../menu/menu.island';
import { Avatar } from './avatar';
import styles from './profile.module.scss';

export function ProfileModal({ facts }: { facts: AccountFacts }) {
  const t = useTranslations('account');
  const { client, isDown } = useSession();
  const queries = useQueryClient();
  const pass = client && passKind(client);
  const planName = usePlanName(facts.pass ?? '');
  return (
    <Modal
      id="profile"
      title={client?.name ?? t('menu.label')}
      closeLabel={t('close')}
      head={
        <div className={styles.head}>
          {client && <Avatar client={client} large />}
          <div className={styles.who}>
            <p className={styles.name}>{client?.name ?? t('menu.label')}</p>
            {facts.pass && pass !== null && <p className={styles.plan}>{planName(pass)}</p>}
          </div>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('close')}
            onClick={() => useModals.getState().close('profile')}
          >
            <Icon name="close" />
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        {isDown && !client ? (
          <StateMessage title={t('down.title')} text={t('down.text')}>
            <Button onClick={() => reloadSession(queries)}>{t('down.retry')}</Button>
          </StateMessage>
        ) : (
          <Menu facts={facts} label={t('menu.label')} />
        )}
      </div>
    </Modal>
  );
}
