import { type Bundle, bundles } from '@/lib/i18n/bundles';
import { readMessages } from '@/lib/i18n/messages';
import { languages } from '@/lib/sites/languages';

/** The words of what a page loads on demand: sent when it is opened, not with every page. */
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  languages.flatMap((language) => Object.keys(bundles).map((bundle) => ({ language, bundle })));

type Context = { params: Promise<{ language: string; bundle: string }> };

export async function GET(_: Request, { params }: Context) {
  const { language, bundle } = await params;
  const all: Record<string, unknown> = await readMessages(language);
  const words = Object.fromEntries(bundles[bundle as Bundle].map((namespace) => [namespace, all[namespace]]));
  return Response.json(words, { headers: { 'cache-control': 'public, max-age=300' } });
}
