import { getLocale } from 'next-intl/server';
import type { Cinema } from '@/lib/domain/cinema';
import { cinemaDay } from '@/lib/domain/day';
import { Words } from '@/lib/i18n/words';
import { log } from '@/lib/process/log';
import { serverNow } from '@/lib/time/now';
import { ProgrammeIsland } from './programme/programme.island';
import { loadProgramme } from './programme.load';
import { loadSetting } from './setting/setting.load';

/** All that a cinema plays: its day in the page, the other days by choice. */
export async function Programme({
  cinema: { slug, name, weekOffset },
}: {
  cinema: Pick<Cinema, 'slug' | 'name' | 'weekOffset'>;
}) {
  const locale = await getLocale();
  const first = await loadProgramme(locale, slug, null).catch((error: unknown) => {
    log.warn('no programme', { slug, reason: error instanceof Error ? error.message : String(error) });
    return null;
  });
  const setting = await loadSetting(locale, first);
  return (
    <section id="board">
      <Words of={['showtimes', 'rating']}>
        <ProgrammeIsland
          cinema={{ slug, name, weekOffset }}
          first={first}
          setting={setting}
          serverToday={cinemaDay(serverNow(), setting.timeZone)}
        />
      </Words>
    </section>
  );
}
