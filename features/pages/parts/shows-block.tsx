import { useTranslations } from 'next-intl';
import { RailArrows } from '@/components/page/rail-arrows/rail-arrows.island';
import { Section } from '@/components/ui/layout/layout';
import { Rail } from '@/components/ui/rail/rail';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { FilmCard } from '@/components/views/film-card/film-card';
import type { BlockData } from './block-data';
import { pickNamed } from './composed-page.logic';
import { Failed } from './failed';

type Props = Pick<BlockData, 'shows'> & { slugs: readonly string[]; id: string };

/** The titles it is about. Nothing when the site shows none of them any more. */
export function ShowsBlock({ slugs, id, shows }: Props) {
  const t = useTranslations('pages');
  const cards = pickNamed(slugs, shows);
  if (cards?.length === 0) return null;
  const rail = `${id}-rail`;
  const arrows = cards && <RailArrows rail={rail} previous={t('previous')} next={t('next')} />;
  return (
    <Section labelledBy={id}>
      <SectionHead id={id} title={t('shows')} arrows={arrows} />
      {cards ? (
        <Rail id={rail}>
          {cards.map((show) => (
            <li key={show.slug}>
              <FilmCard show={show} />
            </li>
          ))}
        </Rail>
      ) : (
        <Failed title={t('failedShows')} />
      )}
    </Section>
  );
}
