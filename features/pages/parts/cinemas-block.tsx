import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { CinemaRow } from '@/components/views/cinema-row/cinema-row';
import { formatsOf } from '@/lib/domain/cinema-formats';
import { named } from './composed-page.logic';
import { Failed } from './failed';
import type { Stock } from './stock';

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
