'use client';
// What went wrong on the way back from the provider stands in the fragment, which only the browser sees.
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { MissedWords } from '@/components/page/lazy-words/missed-words.island';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { forgetWantedMark } from '@/lib/visitor/session/wanted-mark';

const codes = ['cancelled', 'expired', 'unavailable', 'failed'] as const;

/** Says why nobody is signed in, once. */
export function SignInError() {
  return (
    <MissedWords of="account">
      <Say />
    </MissedWords>
  );
}

function Say() {
  const t = useTranslations('account.error');
  const say = useEffectEvent(() => {
    const told = location.hash.slice('#sign-in='.length);
    if (!location.hash.startsWith('#sign-in=')) return;
    const code = codes.find((one) => one === told) ?? 'failed';
    // Who turned back does not want it any more; after an outage one tries again.
    if (code === 'cancelled') forgetWantedMark();
    history.replaceState(null, '', location.pathname + location.search);
    useAlerts.getState().push({
      level: code === 'cancelled' ? 'INFO' : 'WARNING',
      title: t(`${code}.title`),
      subtitle: t(`${code}.text`),
    });
  });
  useEffect(() => say(), []);
  return null;
}
