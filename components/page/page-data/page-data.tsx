import { useLocale } from 'next-intl';
import type { Screen } from '@/lib/routing/routes';
import { buildPageData, type PageFacts } from '@/lib/tracking/page-data';

/** What tracking may say of this page once the visitor has agreed; nothing reads it before (spec visitor §7). */
export function PageData({ screen, facts = {} }: { screen: Screen; facts?: PageFacts }) {
  const json = JSON.stringify(buildPageData(useLocale(), screen, facts)).replace(/</g, '\\u003c');
  return (
    <script
      type="application/json"
      id="page-data"
      data-screen={screen}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text no other way, and it is escaped above.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
