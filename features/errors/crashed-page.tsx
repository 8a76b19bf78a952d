import { useTranslations } from 'next-intl';
import { loadLater } from '@/components/page/load-later/load-later.island';
import type { PageCrashProps } from './parts/page-crash';

/** A page that failed in the browser. Every page loads this much of it; the screen is fetched once it is needed. */
export const CrashedPage = loadLater(() => import('./parts/page-crash').then((file) => file.PageCrash), Plain);

/** Stays where the screen does not come either. */
function Plain({ retry }: PageCrashProps) {
  const t = useTranslations('crash');
  return (
    <div style={{ padding: 'var(--s5)' }}>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <button type="button" onClick={retry}>
        {t('retry')}
      </button>
    </div>
  );
}
