import { useTranslations } from 'next-intl';
import { CinemaRow } from '@/components/cinema-row/cinema-row';
import { Section } from '@/components/layout/layout';
import { GoLink } from '@/components/link/go-link';
import { SectionHead } from '@/components/section-head/section-head';
import { formatsOf } from '@/lib/domain/cinema-formats';
import type { Stock } from '../composed-page.load';
import { named } from '../composed-page.logic';
import { Failed } from './failed';

type Props = Pick<Stock, 'cinemas' | 'tags'> & { slugs: readonly string[]; id: string };

/** Where it takes place. Nothing when none of the cinemas is open. */
export function CinemasBlock({ slugs, id, cinemas, tags }: Props) {
  const t = useTranslations('pages');
  const rows = named(slugs, cinemas);
  if (rows?.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHead id={id} title={t('cinemas')} more={<GoLink to="cinemas">{t('allCinemas')}</GoLink>} />
      {rows ? (
        <ul>
          {rows.map((cinema) => (
            <li key={cinema.slug}>
              <CinemaRow
                cinema={cinema}
                formats={formatsOf(cinema.tags, tags)}
                fact={cinema.halls && t('halls', { count: cinema.halls })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Failed title={t('failedCinemas')} />
      )}
    </Section>
  );
}
