import { cinemas } from '@/lib/api/endpoints/cinemas';
import { shows } from '@/lib/api/endpoints/shows';
import { settings } from '@/lib/api/endpoints/site';
import { tags } from '@/lib/api/endpoints/tags';
import { read } from '@/lib/api/read';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { ComposedPage, PageBlock } from '@/lib/domain/page';
import type { Settings } from '@/lib/domain/settings';
import type { ShowSummary } from '@/lib/domain/show';
import type { Tag } from '@/lib/domain/tag';
import type { Locale } from '@/lib/sites/locales';

/** What blocks only name. Null where the API did not answer, or where no block asks for it. */
export type Stock = {
  cinemas: readonly CinemaSummary[] | null;
  tags: readonly Tag[];
  shows: readonly ShowSummary[] | null;
  apps: Settings['apps'] | null;
};

/** Only the lists that the blocks of a page need. None of them may keep it from being shown. */
export async function readStock(locale: Locale, { blocks }: ComposedPage): Promise<Stock> {
  const has = (kind: PageBlock['kind']) => blocks.some((block) => block.kind === kind);
  const [houses, formats, titles, apps] = await Promise.all([
    has('cinemas') ? read(locale, cinemas, {}).catch(() => null) : null,
    has('cinemas') ? read(locale, tags, {}).catch(() => []) : [],
    has('shows') ? read(locale, shows, {}).catch(() => null) : null,
    has('mobileApp')
      ? read(locale, settings, {}).then(
          (site) => site.apps,
          () => null,
        )
      : null,
  ]);
  return { cinemas: houses, tags: formats, shows: titles, apps };
}
