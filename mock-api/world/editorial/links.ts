import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import type { Words } from '../../words';
import { eventRows } from './events/table';
import { insideStories } from './experiences/stories';
import { answerRows } from './help/table';
import { type Item, slugIn } from './item';
import { filmStories } from './news/films';
import { houseStories } from './news/house';
import { programmeStories } from './news/programme';
import { offerRows } from './offers/table';
import { pageRows } from './pages/table';
import { wayTo } from './ways';

/** Things that texts link to, by the bracket that names them. */
const kinds: Readonly<Record<string, readonly Item[]>> = {
  newsItem: [...programmeStories, ...houseStories, ...filmStories],
  offer: offerRows,
  story: insideStories,
  info: pageRows,
  answer: answerRows,
};

/** The address behind `{kind:french-slug}`; null for no such kind. Throws for a slug nobody wrote. */
export function linkTo(site: SiteId, language: Language, kind: string, name: string): string | null {
  const home = wayTo(site, language, 'home') ?? '/';
  if (kind === 'event') {
    const row = known(eventRows, name);
    return wayTo(site, language, row.type, eventSlug(site, row)) ?? home;
  }
  if (kind === 'answer') {
    const row = known(answerRows, name);
    if (row.unnamed) return wayTo(site, language, 'helpArticleById', '', String(row.id)) ?? home;
  }
  const rows = kinds[kind];
  return rows ? (wayTo(site, language, kind, slugIn(known(rows, name), language)) ?? home) : null;
}

/** Events have one address a site, in its own language. */
export const eventSlug = (site: SiteId, { slug }: { slug: Words }): string => slug[siteFacts(site).defaultLanguage];

function known<Row extends { slug: Words }>(rows: readonly Row[], name: string): Row {
  const found = rows.find(({ slug }) => slug.fr === name);
  if (!found) throw new RangeError(`Nobody wrote ${name}`);
  return found;
}
