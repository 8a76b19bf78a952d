import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { RailArrows } from '@/components/page/rail-arrows/rail-arrows.island';
import { Section } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { Rail } from '@/components/ui/rail/rail';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { EditorLink } from '@/components/views/editor-link/editor-link';
import { PeriodWords } from '@/components/views/period/period-words';
import type { Slide } from '@/lib/domain/cinema';
import styles from './slides.module.scss';

const shot = coverOf('scene', { tablet: ['352px', 16 / 9], phone: ['82vw', 16 / 9] });

/** What this cinema announces. */
export function Slides({ slides }: { slides: readonly Slide[] }) {
  const t = useTranslations('cinema');
  if (slides.length === 0) return null;
  const arrows = <RailArrows rail="slides" previous={t('previous')} next={t('next')} />;
  return (
    <Section labelledBy="slides-title">
      <SectionHead id="slides-title" title={t('slides')} arrows={arrows} />
      <Rail id="slides" itemWidth="min(22rem, 82vw)">
        {slides.map((slide) => (
          <li key={slide.title} className={styles.slide}>
            <Picture src={slide.backdrop} alt="" ratio="wide" {...shot} title={slide.title} />
            <SlideFacts slide={slide} />
            <h3 className={styles.title}>
              <SlideLink slide={slide} />
            </h3>
            {slide.subtitle && <p className={styles.text}>{slide.subtitle}</p>}
            {slide.url && slide.ctaLabel && (
              <span className={styles.more} aria-hidden="true">
                {slide.ctaLabel}
              </span>
            )}
          </li>
        ))}
      </Rail>
    </Section>
  );
}

/** Its editors' word and when it holds, in one line. */
function SlideFacts({ slide: { tag, period, clock } }: { slide: Slide }) {
  if (!tag && !period) return null;
  return (
    <p className={styles.facts}>
      {tag && (
        <span className={styles.tag} style={{ '--tag': tag.colour ?? undefined } as CSSProperties}>
          {tag.title}
        </span>
      )}
      {period && (
        <span>
          <PeriodWords period={period} />
          {clock && `, ${clock}`}
        </span>
      )}
    </p>
  );
}

function SlideLink({ slide }: { slide: Slide }) {
  const t = useTranslations('cinema');
  if (!slide.url) return slide.title;
  return (
    <EditorLink className={styles.link} href={slide.url} newTab={slide.newTab}>
      {slide.title}
      {slide.newTab && <VisuallyHidden> {t('newTab')}</VisuallyHidden>}
    </EditorLink>
  );
}
