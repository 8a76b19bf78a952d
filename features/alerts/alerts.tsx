import { getLocale, getTranslations } from 'next-intl/server';
import { NoticeQueue } from '@/components/views/notice-queue/notice-queue';
import { orderByUrgency } from '@/components/views/notice-queue/notice-queue.logic';
import { alerts } from '@/lib/api/endpoints/site';
import { readOr } from '@/lib/api/read-or';
import { AlertBanner } from './parts/alert-banner';

/** What the whole chain must tell its visitors, one after the other; a notice for some cinemas stands on their own pages. */
export async function SiteAlerts() {
  const locale = await getLocale();
  const [all, t] = await Promise.all([
    readOr(locale, alerts, {}, []),
    getTranslations({ locale, namespace: 'alerts' }),
  ]);
  const notices = orderByUrgency(all.filter(({ allCinemas }) => allCinemas));
  return (
    notices.length > 0 && (
      <NoticeQueue notices={notices}>
        {(alert, attributes) => (
          <AlertBanner
            key={`${alert.id} ${alert.title}`}
            {...alert}
            attributes={attributes}
            label={t('label')}
            closeLabel={t('close')}
          />
        )}
      </NoticeQueue>
    )
  );
}
