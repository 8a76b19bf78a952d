import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Wrap } from '@/components/ui/layout/layout';
import { Picture } from '@/components/ui/picture/picture';
import type { Block } from './composed-page.logic';
import styles from './mosaic-block.module.scss';

/** Pictures side by side, the first one large; each may lead somewhere. */
export function MosaicBlock({ items }: Pick<Block<'mosaic'>, 'items'>) {
  return (
    <div className={styles.place}>
      <Wrap>
        <div className={styles.mosaic}>
          {items.map(({ title, image, url }, index) => (
            <figure key={image} className={styles.item}>
              <Picture src={image} alt="" ratio="fill" sizes={index === 0 ? sizes.first : sizes.other} />
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
      </Wrap>
    </div>
  );
}

const sizes = { first: '(min-width: 1080px) 50vw, 100vw', other: '(min-width: 1080px) 25vw, 50vw' };
