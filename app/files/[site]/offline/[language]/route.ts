import { getTranslations } from 'next-intl/server';
import { offlinePage } from '@/features/install/offline-page';
import { localeOf } from '@/lib/sites/locales';
import { isSiteId, siteFacts } from '@/lib/sites/sites';

/** What the service worker shows without a network. */
export async function GET(_: Request, { params }: RouteContext<'/files/[site]/offline/[language]'>) {
  const { site, language } = await params;
  const spoken = isSiteId(site) ? siteFacts(site).languages.find((each) => each === language) : undefined;
  const facts = isSiteId(site) && spoken ? localeOf(site, spoken) : undefined;
  if (!facts) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale: facts.code, namespace: 'install' });
  const words = { title: t('title'), text: t('text'), retry: t('retry'), kept: t('kept', { time: '{time}' }) };
  return new Response(offlinePage(facts, words), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  });
}
