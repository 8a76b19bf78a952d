import { getLocale, getTranslations } from 'next-intl/server';
import { alerts } from '@/lib/api/endpoints/site';
import { read } from '@/lib/api/read';
import { byUrgency } from './alerts.logic';
import { AlertBanner } from './parts/alert-banner';
import { Queue } from './parts/queue.island';

/** What the whole chain must tell its visitors, one after the other; a notice for some cinemas stands on their own pages. */
export async function SiteAlerts() {
  const locale = await getLocale();
  const [all, t] = await Promise.all([
    read(locale, alerts, {}).catch(() => []),
    getTranslations({ locale, namespace: 'alerts' }),
  ]);
  const notices = byUrgency(all.filter(({ allCinemas }) => allCinemas)).map((alert) => {
    const { id, level, closable } = alert;
    return { id, level, closable, content: <AlertBanner {...alert} /> };
  });
  return notices.length > 0 && <Queue notices={notices} label={t('label')} closeLabel={t('close')} />;
}
