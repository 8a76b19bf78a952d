import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { readOr } from '@/lib/api/read-or';
import { href } from '@/lib/routing/href';

/** What editors call the page on personal data in each language. */
const notices: ReadonlySet<string> = new Set(['confidentialite', 'privacy', 'datenschutz']);

type Props = {
  /** Asks, with the path of the page on personal data. */ children: (noticePath: string | null) => ReactNode;
};

/** The question about cookies. */
export async function Consent({ children }: Props) {
  const locale = await getLocale();
  const pages = await readOr(locale, masterTemplatePages, {}, []);
  const notice = pages.find(({ slug }) => notices.has(slug));
  return children(notice ? href(locale, 'info', { slug: notice.slug }) : null);
}
