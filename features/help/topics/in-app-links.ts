import { type SafeHtml, trustHtml } from '@/lib/domain/safe-html';
import { helpScreens } from '@/lib/routing/help-screens';
import { matchWritten } from '@/lib/routing/match-path';
import { type Screen, template } from '@/lib/routing/routes';
import { type Locale, locales } from '@/lib/sites/locales';
import { fillBrackets } from '@/lib/text/brackets';

const { site, app } = helpScreens;
const twins: Partial<Record<Screen, Screen>> = {
  [site.home]: app.home,
  [site.search]: app.search,
  [site.category]: app.category,
  [site.article]: app.article,
  [site.articleById]: app.articleById,
};

/** Sends the links of an answer's text to the webview's own help screens; others stay as they are. */
export const rewriteForApp = (html: SafeHtml, locale: Locale): SafeHtml =>
  trustHtml(
    html.replace(/href="([^"]*)"/g, (whole, address: string) => {
      const path = findInAppPath(address, locale);
      return path ? `href="${path}"` : whole;
    }),
  );

function findInAppPath(address: string, locale: Locale): string | null {
  const facts = locales[locale];
  const local = address.replace(facts.origin, '');
  const [path = '', rest = ''] = local.split(/(?=[?#])(.*)/s);
  const found = matchWritten(facts, path);
  const twin = found && twins[found.screen];
  const to = twin && template(twin, facts);
  return to ? fillBrackets(to, found.params) + rest : null;
}
