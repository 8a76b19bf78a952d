import { cinemas } from '@/lib/api/endpoints/cinemas';
import { shows } from '@/lib/api/endpoints/shows';
import { settings } from '@/lib/api/endpoints/site';
import { tags } from '@/lib/api/endpoints/tags';
import { read } from '@/lib/api/read';
import type { ComposedPage, PageBlock } from '@/lib/domain/page';
import type { Locale } from '@/lib/sites/locales';
import type { Stock } from './parts/stock';

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
