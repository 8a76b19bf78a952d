import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Section } from '@/components/ui/layout/layout';
import { type Box, coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { Block } from './composed-page.logic';
import styles from './mosaic-block.module.scss';

/** Pictures side by side, the first one large; each may lead somewhere. */
export function MosaicBlock({ items, id }: Pick<Block<'mosaic'>, 'items'> & { id: string }) {
  const t = useTranslations('pages');
  return (
    <Section labelledBy={id}>
      <SectionHead id={id} title={t('pictures')} />
      <div className={styles.mosaic}>
        {items.map(({ title, image, url }, index) => (
          <figure key={image} className={styles.item}>
            <Picture src={image} alt="" ratio="fill" {...shotOf(index, items.length)} />
            {title && (
              <figcaption className={styles.caption}>
                {url ? (
                  <IntentLink href={url} className={styles.link}>
                    {title}
                  </IntentLink>
                ) : (
                  title
                )}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** The boxes of `mosaic-block.module.scss`: the first is as high as two rows, the last takes what its row has left. */
function shotOf(index: number, count: number) {
  const isLast = index === count - 1;
  const isAlone = index === 0 || (isLast && index % 2 === 1);
  const phone: Box = isAlone ? ['92vw', 16 / 9] : ['46vw', 4 / 3];
  if (index === 0 || count <= 3) return coverOf('scene', { desktop: [count > 1 ? '46vw' : '92vw', '34rem'], phone });
  const width = isLast ? (['46vw', '23vw', '92vw'][index % 3] ?? '23vw') : '23vw';
  return coverOf('scene', { desktop: [width, '17rem'], phone });
}
