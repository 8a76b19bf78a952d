import { getLocale } from 'next-intl/server';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { EntryList, type EntryLook } from './entry-list';

/** The entries that this site has and its settings switch on; those without a switch alone while the API does not say. */
export async function Entries(look: EntryLook) {
  const { features, ticketingUrl } = await readSettingsOrDefaults(await getLocale());
  return <EntryList features={features} ticketingUrl={ticketingUrl} {...look} />;
}
