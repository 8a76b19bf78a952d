import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { RailArrows } from '@/components/page/rail-arrows/rail-arrows.island';
import { Section } from '@/components/ui/layout/layout';
import { Rail } from '@/components/ui/rail/rail';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { FilmCard } from '@/components/views/film-card/film-card';
import { isAside } from '@/components/views/film-card/is-aside';
import { HiddenLine } from '@/components/views/hidden-films/hidden-line';
import type { Listed, ShowListName } from '@/lib/domain/listing';
import { useLanguage } from '@/lib/i18n/use-language';
import { showsTabs } from '@/lib/routing/shows-tabs';
import { mostShown } from './arrange.logic';
import { CardLine } from './card-line';

type Props = {
  name: Exclude<ShowListName, 'presales'>;
  shows: readonly Listed[];
  /** In half a page. */
  half?: boolean;
  /** Further down than any first screen. */
  later?: boolean;
};

/** One list of titles as a row, with the way to all of it. Nothing where the list is empty. */
export function ShowRail({ name, shows, half = false, later = false }: Props) {
  const t = useTranslations('home');
  const language = useLanguage();
  if (shows.length === 0) return null;
  const id = `rail-${name}`;
  const count = t('titles', { count: shows.length });
  const content = (
    <>
      <SectionHead
        id={`${id}-title`}
        title={t(`rail.${name}`)}
        more={
          <GoLink to="shows" suffix={`#${showsTabs[name][language]}`} label={`${count}, ${t(`rail.${name}`)}`}>
            {count}
          </GoLink>
        }
        {...(!half && { arrows: <RailArrows rail={id} previous={t('previous')} next={t('next')} /> })}
      />
      {name === 'book' && <HiddenLine look="below" />}
      <Rail id={id} fit={half ? 'half' : 'posters'}>
        {shows.slice(0, mostShown[name]).map((item, index) => (
          <li key={item.show.slug} data-show={item.show.slug} data-aside={isAside(index, item.show) || undefined}>
            <FilmCard show={item.show} flags={item.flags} line={<CardLine item={item} name={name} />} />
          </li>
        ))}
      </Rail>
    </>
  );
  return half ? (
    <section aria-labelledby={`${id}-title`}>{content}</section>
  ) : (
    <Section labelledBy={`${id}-title`} later={later}>
      {content}
    </Section>
  );
}
