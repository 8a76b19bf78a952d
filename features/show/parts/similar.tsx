import { useTranslations } from 'next-intl';
import { RailArrows } from '@/components/page/rail-arrows/rail-arrows.island';
import { Section } from '@/components/ui/layout/layout';
import { Rail } from '@/components/ui/rail/rail';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { FilmCard } from '@/components/views/film-card/film-card';
import type { ShowSummary } from '@/lib/domain/show';

/** Titles the editors find alike. */
export function Similar({ shows }: { shows: readonly ShowSummary[] }) {
  const t = useTranslations('show');
  if (!shows.length) return null;
  return (
    <Section labelledBy="similar-title">
      <SectionHead
        id="similar-title"
        title={t('similar')}
        arrows={<RailArrows rail="similar" previous={t('previous')} next={t('next')} />}
      />
      <Rail id="similar">
        {shows.map((show) => (
          <li key={show.slug}>
            <FilmCard show={show} />
          </li>
        ))}
      </Rail>
    </Section>
  );
}
