import { getLocale, getTranslations } from 'next-intl/server';
import { GoLink } from '@/components/page/link/go-link';
import { Unsettled } from '@/components/page/unsettled/unsettled';
import { Wrap } from '@/components/ui/layout/layout';
import { CompareButton } from '@/components/views/compare-button/compare-button';
import { Scriptless } from '@/components/views/days/scriptless';
import { readPartOr } from '@/lib/api/read-or';
import type { Cinema } from '@/lib/domain/cinema';
import { pickAccess } from '@/lib/domain/showing';
import { Words } from '@/lib/i18n/words';
import { Legend } from './details/legend';
import { staleAt } from './facts/stale-at';
import { ProgrammeIsland } from './programme/programme.island';
import styles from './programme/ways.module.scss';
import { readProgramme } from './programme.load';
import { readShowtimeFacts } from './showtime-facts.load';

/** All that a cinema plays: its day in the page, the other days by choice. */
export async function Programme({
  cinema: { slug, name, weekOffset },
}: {
  cinema: Pick<Cinema, 'slug' | 'name' | 'weekOffset'>;
}) {
  const [locale, t, week] = await Promise.all([getLocale(), getTranslations('guide'), getTranslations('week')]);
  const first = await readPartOr(locale, 'programme', readProgramme(locale, slug, []), null);
  const facts = await readShowtimeFacts(locale, first);
  const showings = first?.rows.flatMap(({ showings }) => showings) ?? [];
  return (
    <section id="board">
      <Scriptless day={first?.day ?? null} />
      <Unsettled over={staleAt(showings, facts)} versions={facts.hasNoFilters ? [] : first?.versions} />
      <Words of={['showtimes', 'share']}>
        <ProgrammeIsland
          cinema={{ slug, name, weekOffset }}
          first={first}
          facts={facts}
          compare={<CompareButton />}
          legend={
            <Legend
              day={first?.day}
              showings={showings}
              access={first ? pickAccess(first.tags, first.versions) : []}
              versions={facts.versions}
              marks={facts.marks}
            />
          }
        />
      </Words>
      <Wrap>
        <p className={styles.ways}>
          <GoLink to="guide">{t('title')}</GoLink>
          <GoLink to="cinemaWeek" params={{ slug }}>
            {week('more')}
          </GoLink>
        </p>
      </Wrap>
    </section>
  );
}
