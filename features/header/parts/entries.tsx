import { getLocale } from 'next-intl/server';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { EntryList, type EntryLook } from './entry-list';

/** The entries that this site has and its settings switch on; those without a switch alone while the API does not say, or is not asked. */
export async function Entries({ asksNothing, ...look }: EntryLook & { asksNothing?: boolean | undefined }) {
  if (asksNothing) return <EntryList features={{}} {...look} />;
  const { features, ticketingUrl } = await readSettingsOrDefaults(await getLocale());
  return <EntryList features={features} ticketingUrl={ticketingUrl} {...look} />;
}
