import { getLocale } from 'next-intl/server';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { env } from '@/lib/env/env';
import { noteInjectedScripts } from '@/lib/http/own-scripts';
import { listScripts } from './parts/injections.logic';
import { ScriptsIsland } from './parts/scripts.island';

/** What editors put into every page for those who allow it. */
export async function Scripts() {
  const locale = await getLocale();
  const { injections, isKnown } = await readSettingsOrDefaults(locale);
  if (isKnown) noteInjectedScripts(locale, listScripts(injections));
  return <ScriptsIsland hosts={env().tagHosts} />;
}
