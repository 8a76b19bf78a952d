import { useTranslations } from 'next-intl';
import { RailArrows } from '@/components/page/rail-arrows/rail-arrows.island';
import { Section } from '@/components/ui/layout/layout';
import { Rail } from '@/components/ui/rail/rail';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { FilmCard } from '@/components/views/film-card/film-card';
import { isAside } from '@/components/views/film-card/is-aside';
import type { VodShow } from '@/lib/domain/show';
import { useMoney } from '@/lib/i18n/use-money';
import styles from './home.module.scss';

const id = 'rail-vod';

/** Titles to watch at home, and what that costs; the film's own page leads there. */
export function Vod({ shows }: { shows: readonly VodShow[] }) {
  const t = useTranslations('home');
  const money = useMoney();
  if (shows.length === 0) return null;
  return (
    <Section labelledBy={`${id}-title`} later>
      <SectionHead
        id={`${id}-title`}
        title={t('rail.vod')}
        arrows={<RailArrows rail={id} previous={t('previous')} next={t('next')} />}
      />
      <Rail id={id} fit="posters">
        {shows.map((show, index) => (
          <li key={show.slug} data-aside={isAside(index, show) || undefined}>
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
