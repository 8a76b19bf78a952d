import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName } from '@/lib/api/program-calls';
import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { inputs } from '../inputs';
import { ask } from './ask';

const written = [
  ...([
    'news',
    'newsItem',
    'article',
    'newsOffers',
    'offersPage',
    'temporaryOffers',
    'offer',
    'events',
    'event',
  ] as const),
  ...(['experiences', 'experience', 'experienceGroup', 'masterTemplatePage', 'faqArticleById', 'faqCategory'] as const),
  ...([
    'subscriptionOffers',
    'cinepass',
    'ecards',
    'footer',
    'footerFaq',
    'alerts',
    'nativeAd',
    'permanentAutopromo',
  ] as const),
] satisfies readonly EndpointName[];

/** Everything the editors of a site wrote, in one language. */
export const readAll = async (site: SiteId, language: Language): Promise<readonly unknown[]> =>
  Promise.all(
    written.flatMap((name) => {
      const endpoint: Endpoint = endpoints[name];
      return (inputs(site)[name] ?? [{}]).map((input) => ask(site, endpoint, input as never, language));
    }),
  );

/** The values of every field of one of these names, however deep. */
export function fields(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => fields(each, names));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (names.includes(key) ? [each].flat() : fields(each, names)));
}
/** Every text in an answer. */
export const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];
