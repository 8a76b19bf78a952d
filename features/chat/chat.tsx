import { getLocale, getTranslations } from 'next-intl/server';
import { settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import { href } from '@/lib/routing/href';
import { ChatButton } from './parts/chat.island';

/** The way to someone who answers; on sites whose settings hold all four parts of the chat. */
export async function Chat() {
  const locale = await getLocale();
  const options = await read(locale, settings, {}).catch(() => null);
  if (!options?.agentforce) return null;
  const t = await getTranslations('chat');
  return (
    <ChatButton
      parts={options.agentforce}
      helpPath={href(locale, 'help')}
      hasFeedback={options.feedback.scriptUrl !== null}
    >
      {t('open')}
    </ChatButton>
  );
}
