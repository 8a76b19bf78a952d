import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { RailArrows } from '@/components/page/rail-arrows/rail-arrows.island';
import { Section } from '@/components/ui/layout/layout';
import { Rail } from '@/components/ui/rail/rail';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { FilmCard } from '@/components/views/film-card/film-card';
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
