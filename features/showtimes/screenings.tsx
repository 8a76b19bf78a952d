import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { readPartOr } from '@/lib/api/read-or';
import type { Showing } from '@/lib/domain/showing';
import { absoluteUrl } from '@/lib/routing/href';
import { buildScreeningsJsonLd } from '@/lib/seo/json-ld/screenings';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { readBoard } from './board.load';
import { readProgramme } from './programme.load';

type Page = { name: string; path: string };
type Play = { work: Page; location: Page; showings: readonly Showing[] };

/** The screenings that a title's page shows first, for search engines. */
export async function BoardScreenings({ slug, work }: { slug: string; work: Page }) {
  const locale = await getLocale();
  const board = await readPartOr(locale, 'board', readBoard(locale, { show: slug, place: null, days: [] }), null);
  const plays = board?.venues.map(({ name, href, showings }) => ({ work, location: { name, path: href }, showings }));
  return <Screenings locale={locale} plays={plays ?? []} />;
}

/** The screenings of a cinema's day, for search engines. */
export async function ProgrammeScreenings({ slug, location }: { slug: string; location: Page }) {
  const locale = await getLocale();
  const programme = await readPartOr(locale, 'programme', readProgramme(locale, slug, []), null);
  const plays = programme?.rows.map(({ title, href, showings }) => ({
    work: { name: title, path: href },
    location,
    showings,
  }));
  return <Screenings locale={locale} plays={plays ?? []} />;
}

function Screenings({ locale, plays }: { locale: Locale; plays: readonly Play[] }) {
  const facts = locales[locale];
  const { timeZone, subtitles } = siteFacts(facts.site);
  const page = ({ name, path }: Page) => ({ name, url: absoluteUrl(facts, path) });
  const now = serverNow();
  const graph = buildScreeningsJsonLd(
    plays.map(({ work, location, showings }) => ({
      ...{ work: page(work), location: page(location), timeZone, now, subtitles, showings },
    })),
  );
  return graph.length ? <JsonLd facts={{ '@graph': graph }} /> : null;
}
