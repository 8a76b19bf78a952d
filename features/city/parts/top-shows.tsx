import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { RailArrows } from '@/components/page/rail-arrows/rail-arrows.island';
import { Section } from '@/components/ui/layout/layout';
import { Rail } from '@/components/ui/rail/rail';
import { Retry } from '@/components/ui/retry/retry.island';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { FilmCard } from '@/components/views/film-card/film-card';
import type { ShowSummary } from '@/lib/domain/show';
import { filteredPath } from '@/lib/routing/filters';

type Props = { shows: readonly ShowSummary[] | null; place: { city: string; at: string }; slug: string };

/** What a town plays, in the order its editors chose. */
export function TopShows({ shows, place, slug }: Props) {
  const t = useTranslations('city');
  if (shows?.length === 0) return null;
  const all = (
    <GoLink to="shows" suffix={filteredPath('', { localisation: [slug] })}>
      {t('allShows')}
    </GoLink>
  );
  const arrows = <RailArrows rail="top-shows" previous={t('previous')} next={t('next')} />;
  return (
    <Section labelledBy="top-shows-title">
      <SectionHead id="top-shows-title" title={t('topShows', place)} more={all} arrows={shows && arrows} />
      {shows ? (
        // When they begin here, wherever its visitor usually goes.
        <div data-starts-at={`city:${slug}`}>
          <Rail id="top-shows">
            {shows.map((show) => (
              <li key={show.slug}>
                <FilmCard show={show} />
              </li>
            ))}
          </Rail>
        </div>
      ) : (
        <Failed />
      )}
    </Section>
  );
}

function Failed() {
  const t = useTranslations('city');
  return (
    <StateMessage kind="error" title={t('failedShows')} text={t('failedText')}>
      <Retry label={t('retry')} />
    </StateMessage>
  );
}
