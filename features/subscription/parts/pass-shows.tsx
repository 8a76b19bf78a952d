import { useTranslations } from 'next-intl';
import { FilmCard } from '@/components/film-card/film-card';
import { Section } from '@/components/layout/layout';
import { GoLink } from '@/components/link/go-link';
import { Rail } from '@/components/rail/rail';
import { RailArrows } from '@/components/rail/rail-arrows.island';
import { SectionHead } from '@/components/section-head/section-head';
import type { ShowSummary } from '@/lib/domain/show';

/** As many as a visitor scrolls through; the rest is behind the link. */
const most = 14;

/** What the pass opens now. */
export function PassShows({ shows }: { shows: readonly ShowSummary[] }) {
  const t = useTranslations('subscription');
  return (
    <Section labelledBy="pass-shows-title">
      <SectionHead
        id="pass-shows-title"
        title={t('shows')}
        more={<GoLink to="shows">{t('allShows')}</GoLink>}
        arrows={<RailArrows rail="pass-shows" previous={t('previous')} next={t('next')} />}
      />
      <Rail id="pass-shows">
        {shows.slice(0, most).map((show) => (
          <li key={show.slug}>
            <FilmCard show={show} />
          </li>
        ))}
      </Rail>
    </Section>
  );
}
