import { useTranslations } from 'next-intl';
import { FilmCard } from '@/components/film-card/film-card';
import { Section } from '@/components/layout/layout';
import { Rail } from '@/components/rail/rail';
import { RailArrows } from '@/components/rail/rail-arrows.island';
import { SectionHead } from '@/components/section-head/section-head';
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
