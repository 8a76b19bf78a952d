import { useTranslations } from 'next-intl';
import { FilmCard } from '@/components/film-card/film-card';
import { Section } from '@/components/layout/layout';
import { Rail } from '@/components/rail/rail';
import { RailArrows } from '@/components/rail/rail-arrows.island';
import { SectionHead } from '@/components/section-head/section-head';
import type { VodShow } from '@/lib/domain/show';
import { useMoney } from '@/lib/i18n/use-money';
import styles from '../home.module.scss';

const id = 'rail-vod';

/** Titles to watch at home, and what that costs; the film's own page leads there. */
export function Vod({ shows }: { shows: readonly VodShow[] }) {
  const t = useTranslations('home');
  const money = useMoney();
  if (shows.length === 0) return null;
  return (
    <Section labelledBy={`${id}-title`}>
      <SectionHead
        id={`${id}-title`}
        title={t('rail.vod')}
        arrows={<RailArrows rail={id} previous={t('previous')} next={t('next')} />}
      />
      <Rail id={id} fit="posters">
        {shows.map((show) => (
          <li key={show.slug}>
            <FilmCard
              show={show}
              line={
                show.vod.amount !== null && (
                  <p className={styles.line}>{t('rent', { price: money(show.vod.amount, 'short') })}</p>
                )
              }
            />
          </li>
        ))}
      </Rail>
    </Section>
  );
}
