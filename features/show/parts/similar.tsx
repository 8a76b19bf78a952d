import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { RailArrows } from '@/components/page/rail-arrows/rail-arrows.island';
import { Section } from '@/components/ui/layout/layout';
import { Rail } from '@/components/ui/rail/rail';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { DrawnFilmCard } from '@/components/views/film-card/drawn-film-card';
import type { ShowSummary } from '@/lib/domain/show';
import styles from './similar.module.scss';

/** Titles the editors find alike, in the light of the film they are like. */
export function Similar({ shows, tone }: { shows: readonly ShowSummary[]; tone: string | null }) {
  const t = useTranslations('show');
  if (!shows.length) return null;
  return (
    <div className={styles.light} style={{ '--tone': tone ?? undefined } as CSSProperties}>
      <Section labelledBy="similar-title">
        <SectionHead
          id="similar-title"
          title={t('similar')}
          arrows={<RailArrows rail="similar" previous={t('previous')} next={t('next')} />}
        />
        <Rail id="similar">
          {shows.map((show) => (
            <li key={show.slug}>
              <DrawnFilmCard show={show} />
            </li>
          ))}
        </Rail>
      </Section>
    </div>
  );
}
