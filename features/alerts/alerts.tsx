import { getLocale } from 'next-intl/server';
import { alerts } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import { AlertBanner } from './parts/alert-banner';

/** What the whole chain must tell its visitors; a notice for some cinemas stands on their own pages. */
export async function SiteAlerts() {
  const locale = await getLocale();
  const all = await read(locale, alerts, {}).catch(() => []);
  return all.filter(({ allCinemas }) => allCinemas).map((alert) => <AlertBanner key={alert.id} {...alert} />);
}
