import { getLocale } from 'next-intl/server';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { readOr } from '@/lib/api/read-or';
import { href } from '@/lib/routing/href';
import { ConsentIsland } from './parts/consent.island';

/** What editors call the page on personal data in each language. */
const notices: ReadonlySet<string> = new Set(['confidentialite', 'privacy', 'datenschutz']);

/** The question about cookies. */
export async function Consent() {
  const locale = await getLocale();
  const pages = await readOr(locale, masterTemplatePages, {}, []);
  const notice = pages.find(({ slug }) => notices.has(slug));
  return <ConsentIsland noticePath={notice ? href(locale, 'info', { slug: notice.slug }) : null} />;
}
