import { getTranslations } from 'next-intl/server';
import { buildOfflinePage } from '@/features/install/offline-page';
import { localesOf } from '@/lib/sites/locales';
import { isSiteId } from '@/lib/sites/sites';

/** What the service worker shows without a network. */
export async function GET(_: Request, { params }: RouteContext<'/files/[site]/offline/[language]'>) {
  const { site, language } = await params;
  const facts = isSiteId(site) ? localesOf(site).find((each) => each.language === language) : undefined;
  if (!facts) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale: facts.code, namespace: 'install' });
  const words = {
    ...{ title: t('title'), text: t('text'), retry: t('retry'), list: t('list'), cut: t('cut') },
    kept: t('kept', { time: '{time}' }),
  };
  return new Response(buildOfflinePage(facts, words), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
