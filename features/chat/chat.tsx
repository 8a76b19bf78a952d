import { getLocale, getTranslations } from 'next-intl/server';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { href } from '@/lib/routing/href';
import { ChatButton } from './parts/chat.island';
import styles from './parts/chat.module.scss';

/** The way to someone who answers; on sites whose settings hold all four parts of the chat. */
export async function Chat() {
  const locale = await getLocale();
  const { agentforce, feedback } = await readSettingsOrDefaults(locale);
  if (!agentforce) return null;
  const t = await getTranslations('chat');
  return (
    <ChatButton
      className={styles.button ?? ''}
      parts={agentforce}
      helpPath={href(locale, 'help')}
      hasFeedback={feedback.scriptUrl !== null}
    >
      {t('open')}
    </ChatButton>
  );
}
