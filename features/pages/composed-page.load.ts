import { cinemas } from '@/lib/api/endpoints/cinemas';
import { shows } from '@/lib/api/endpoints/shows';
import { tags } from '@/lib/api/endpoints/tags';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import type { ComposedPage, PageBlock } from '@/lib/domain/page';
import type { Locale } from '@/lib/sites/locales';
import type { BlockData } from './parts/block-data';

/** Only the lists that the blocks of a page need. None of them may keep it from being shown. */
export async function readBlockData(locale: Locale, { blocks }: ComposedPage): Promise<BlockData> {
  const has = (kind: PageBlock['kind']) => blocks.some((block) => block.kind === kind);
  const [houses, formats, titles, options] = await Promise.all([
    has('cinemas') ? readOr(locale, cinemas, {}, null) : null,
    has('cinemas') ? readOr(locale, tags, {}, []) : [],
    has('shows') ? readOr(locale, shows, {}, null) : null,
    has('mobileApp') ? readSettingsOrDefaults(locale) : null,
  ]);
  return { cinemas: houses, tags: formats, shows: titles, apps: options?.isKnown ? options.apps : null };
}
