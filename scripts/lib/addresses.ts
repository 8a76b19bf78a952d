import { endpoints } from '@/lib/api/endpoints/table';
import type { CallName } from '@/lib/api/paths';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { fillBrackets } from '@/lib/text/brackets';
import { testNow } from '@/tests/support/clock';
import type { Inputs } from './demo';

/** How many items of a call are asked for. */
const most = 3;
const files = ['/robots.txt', '/sitemap.xml'];

/** Paths of what a site answers to islands and to programs, in each of its languages. */
export function listAddresses(site: SiteId, inputs: Inputs): string[] {
  const paths = siteFacts(site).languages.flatMap((language) =>
    (Object.keys(endpoints) as CallName[]).flatMap((name) =>
      (inputs[name] ?? [{}]).slice(0, most).flatMap((values) => {
        const { path, query = [] }: { path: string; query?: readonly string[] } = endpoints[name];
        const asked = new URLSearchParams({ language });
        for (const one of query) if (values[one]) asked.set(one, values[one]);
        const own = `${fillBrackets(path, values)}?${asked}`;
        return [own, own.replace('/api/', '/api/entities/')];
      }),
    ),
  );
  const [{ slug: show = '' } = {}] = inputs.show ?? [];
  const [{ slug: cinema = '' } = {}] = inputs.cinema ?? [];
  const [{ slug: season = '' } = {}] = inputs.event ?? [];
  const [{ slug: experience = '' } = {}] = inputs.experience ?? [];
  const screens = siteFacts(site).languages.flatMap((language) => [
    `/api/screens/board/${show}?language=${language}`,
    `/api/screens/board/${show}?language=${language}&place=cinema:${cinema}&date=${testNow.slice(0, 10)}`,
    `/api/screens/programme/${cinema}?language=${language}`,
    `/api/screens/costs/${cinema}?language=${language}`,
    `/api/screens/season/${season}?language=${language}&place=${cinema}`,
    `/api/screens/starts?language=${language}&place=cinema:${cinema}`,
    `/api/screens/upcoming?language=${language}&place=cinema:${cinema}`,
    `/api/screens/tonight/${show}?language=${language}&place=cinema:${cinema}`,
    `/api/screens/titles/grid?language=${language}`,
    `/api/screens/titles/kids?language=${language}`,
    `/api/screens/titles/dated?language=${language}`,
    `/api/screens/titles/upcoming?language=${language}`,
    `/api/screens/titles/liked?language=${language}`,
    `/api/screens/receptions/playing?language=${language}`,
    `/api/screens/show/${show}?language=${language}&place=cinema:${cinema}`,
    `/api/screens/experience/${experience}?language=${language}&place=cinema:${cinema}`,
    `/manifest-${language}.webmanifest`,
    `/offline-${language}.html`,
  ]);
  return [...paths, ...screens, ...files];
}
