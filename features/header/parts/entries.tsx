import { getLocale } from 'next-intl/server';
import { settings } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import { EntryList, type EntryLook } from './entry-list';

/** The entries that this site has and its settings switch on; those without a switch alone while the API does not say. */
export async function Entries(look: EntryLook) {
  const site = await read(await getLocale(), settings, {}).catch(() => ({ features: {}, ticketingUrl: '' }));
  return <EntryList features={site.features} ticketingUrl={site.ticketingUrl} {...look} />;
}
