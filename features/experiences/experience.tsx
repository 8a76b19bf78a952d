import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import { ImageElement } from '@/components/ui/picture/image-element.lean';
import type { Special } from '@/lib/domain/article';
import type { ExperienceDetails } from '@/lib/domain/experience';
import type { Listed } from '@/lib/domain/listing';
import { Cinemas } from './experience/cinemas';
import { DetailsPanel } from './experience/details-panel';
import { Explanation } from './experience/explanation';
import { Films } from './experience/films';
import { panels } from './experience/panels';
import { PreviewPanel } from './experience/preview-panel';
import styles from './experience.module.scss';
import type { Town } from './wall/experiences.logic';
import { Stories } from './wall/stories';

export type ExperienceProps = {
  experience: ExperienceDetails;
  /** Null when what plays could not be read; `towns` when the cinemas could not. */
  films: readonly Listed[] | null;
  towns: readonly Town[] | null;
  /** The list of films can be filtered by it. */
  filters: boolean;
  stories: readonly Special[];
};

type Composed = { trail: ReactNode /** What plays in it next at the visitor's own cinema. */; own?: ReactNode };

/** One way to see a film: what it changes, what plays in it, where it is. */
export function ExperienceScreen({
  experience,
  films,
  towns,
  filters,
  stories,
  own,
  trail,
}: ExperienceProps & Composed) {
  const t = useTranslations('experiences');
  const { title, teaser, tagline, picture, pictogram, ctaUrl } = experience;
  const aim = films?.length !== 0 ? 'films' : towns?.length !== 0 ? 'cinemas' : null;
  const hasPreview = picture !== null && teaser !== null;
  return (
    <>
      <PageHero
        picture={picture}
        print="hall"
        size="large"
        trail={trail}
        kicker={<Kicker pictogram={pictogram}>{t('kicker')}</Kicker>}
        title={title}
      >
        {(teaser ?? tagline) && <p>{teaser ?? tagline}</p>}
        <div className={styles.acts}>
          {aim && (
            <a href={`#${panels[aim]}`} className={buttonClass({ variant: 'primary', size: 'tall' })}>
              {t(`see.${aim}`)}
            </a>
          )}
          {hasPreview && (
            <a href={`#${panels.preview}`} className={buttonClass({ size: 'tall' })} aria-haspopup="dialog">
              <Icon name="fullscreen" />
              {t('preview')}
            </a>
          )}
        </div>
      </PageHero>
      {films?.length !== 0 && own}
      {/* Not last: the footer comes close to a page that ends in paper. */}
      {hasPreview && <PreviewPanel experience={experience} />}
      <DetailsPanel experience={experience} ctaUrl={stories.length > 0 ? null : ctaUrl} />
      <Explanation experience={experience} films={films?.length ?? 0} towns={towns ?? []} />
      <Films films={films} tag={filters ? experience.slug : null} />
      <Cinemas towns={towns} />
      <Stories stories={stories} title={t('stories')} />
    </>
  );
}

/** What it is, with the small drawing of its editors. */
const Kicker = ({ pictogram, children }: { pictogram: string | null; children: string }) => (
  <span className={styles.kicker}>
    {pictogram && (
      <span className={styles.pictogram}>
        <ImageElement src={pictogram} alt="" sizes={48} ratio={1} first />
      </span>
    )}
    {children}
  </span>
);
