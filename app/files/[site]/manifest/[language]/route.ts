import { getTranslations } from 'next-intl/server';
import { buildManifest } from '@/features/install/manifest';
import { localesOf } from '@/lib/sites/locales';
import { isSiteId } from '@/lib/sites/sites';

/** The manifest of a site in one of its languages. */
export async function GET(_: Request, { params }: RouteContext<'/files/[site]/manifest/[language]'>) {
  const { site, language } = await params;
  const facts = isSiteId(site) ? localesOf(site).find((each) => each.language === language) : undefined;
  if (!facts) return new Response(null, { status: 404 });
  const [t, entry] = await Promise.all([
    getTranslations({ locale: facts.code, namespace: 'install' }),
    getTranslations({ locale: facts.code, namespace: 'header.entry' }),
  ]);
  const words = { description: t('description'), films: entry('films'), cinemas: entry('cinemas') };
  return Response.json(buildManifest(facts, words), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
