import type { ReactNode } from 'react';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import { Prose } from '@/components/ui/prose/prose';
import { EditorButton } from '@/components/views/editor-link/editor-button';
import type { Promotion } from '@/lib/domain/offer';
import styles from './promotion-hero.module.scss';

type Props = { promotion: Promotion /** Over it where it opens the page: the page's own title. */; heading: ReactNode };

/** What the chain puts first: one picture, until when, one sentence, where to get it. */
export function PromotionHero({ promotion, heading }: Props) {
  const { title, subtitle, html, restriction, ctas, backdrops } = promotion;
  const [picture = null, ...beside] = backdrops.map(({ lg }) => lg);
  const kicker = (heading || subtitle) && (
    <div className={styles.kicker}>
      {heading}
      {subtitle && <p>{subtitle}</p>}
    </div>
  );
  return (
    <PageHero picture={picture} beside={beside} print="still" kicker={kicker} title={title} as="h2">
      {html && (
        <div className={styles.words}>
          <Prose html={html} size="lead" />
        </div>
      )}
      {ctas.length > 0 && (
        <div className={styles.ctas}>
          {ctas.map((cta) => (
            <EditorButton key={cta.label + cta.url} cta={cta} />
          ))}
        </div>
      )}
      {restriction && <p className={styles.restriction}>{restriction}</p>}
    </PageHero>
  );
}
