import { getLocale } from 'next-intl/server';
import { Unsettled } from '@/components/page/unsettled/unsettled';
import { readPartOr } from '@/lib/api/read-or';
import type { Cinema } from '@/lib/domain/cinema';
import { Words } from '@/lib/i18n/words';
import { Scriptless } from './days/scriptless';
import { movesAt } from './facts/moves-at';
import { readShowtimeFacts } from './facts/showtime-facts.load';
import { ProgrammeIsland } from './programme/programme.island';
import { readProgramme } from './programme.load';

/** All that a cinema plays: its day in the page, the other days by choice. */
export async function Programme({
  cinema: { slug, name, weekOffset },
}: {
  cinema: Pick<Cinema, 'slug' | 'name' | 'weekOffset'>;
}) {
  const locale = await getLocale();
  const first = await readPartOr(locale, 'programme', readProgramme(locale, slug, []), null);
  const facts = await readShowtimeFacts(locale, first);
  return (
    <section id="board">
      {first && <Scriptless day={first.day} />}
      <Unsettled over={movesAt(first?.rows.flatMap(({ showings }) => showings) ?? [], facts)} />
      <Words of={['showtimes', 'rating']}>
        <ProgrammeIsland cinema={{ slug, name, weekOffset }} first={first} facts={facts} />
      </Words>
    </section>
  );
}
