import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { CinemaRow } from '@/components/views/cinema-row/cinema-row';
import { pickFormats } from '@/lib/domain/cinema-formats';
import type { BlockData } from './block-data';
import { pickNamed } from './composed-page.logic';
import { Failed } from './failed';

type Props = Pick<BlockData, 'cinemas' | 'tags'> & { slugs: readonly string[]; id: string };

/** Where it takes place. Nothing when none of the cinemas is open. */
export function CinemasBlock({ slugs, id, cinemas, tags }: Props) {
  const t = useTranslations('pages');
  const rows = pickNamed(slugs, cinemas);
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
                saysTown
                formats={pickFormats(cinema.tags, tags)}
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
