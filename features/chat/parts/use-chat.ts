import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Agentforce } from '@/lib/domain/settings';
import { useLanguage } from '@/lib/i18n/use-language';
import { useModals } from '@/lib/modals/modals.store';
import { isAllowed } from '@/lib/visitor/consent/consent.store';
import { askAvailability, launchChat } from './chat.service';

/** asking: for consent; the last three are what came of the check. */
export type ChatState = 'asking' | 'checking' | 'opening' | 'busy' | 'closed' | 'unknown';

/** Asks, opens the chat's own window and goes away; a panel that was closed meanwhile opens nothing. */
export function useChat(parts: Agentforce): { state: ChatState; start: () => void } {
  const language = useLanguage();
  const [state, setState] = useState<ChatState>(() => (isAllowed('media') ? 'checking' : 'asking'));
  const isGone = useRef(false);

  async function start() {
    setState('checking');
    const availability = await askAvailability(parts, language);
    if (isGone.current) return;
    if (availability !== 'open') return setState(availability);
    setState('opening');
    try {
      await launchChat(parts, language);
      useModals.getState().close('chat');
    } catch {
      if (!isGone.current) setState('unknown');
    }
  }

  const begin = useEffectEvent(() => {
    if (state === 'checking') start();
  });
  useEffect(() => {
    isGone.current = false;
    begin();
    return () => {
      isGone.current = true;
    };
  }, []);

  return { state, start };
}
