import { getLocale, getTranslations } from 'next-intl/server';
import { Wrap } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { nativeAd } from '@/lib/api/endpoints/site';
import { readOr } from '@/lib/api/read-or';
import styles from './native-ad.module.scss';

const shot = coverOf('scene', { desktop: ['320px', 16 / 9], phone: ['36vw', 16 / 9] });

/** An advertisement, said to be one, for visitors who allow advertising; a picture that is not shown is not loaded. */
export async function NativeAd() {
  const locale = await getLocale();
  const [ad, t] = await Promise.all([
    readOr(locale, nativeAd, {}, null),
    getTranslations({ locale, namespace: 'banners' }),
  ]);
  if (!ad) return null;
  const { title, image, url, label } = ad;
  return (
    <div className={styles.place}>
      <Wrap>
        <aside className={styles.ad} aria-label={label ?? t('ad')}>
          {image && (
            <div className={styles.picture}>
              <Picture src={image} alt="" ratio="wide" {...shot} />
            </div>
          )}
          <p className={styles.words}>
            <small className={styles.label}>{label ?? t('ad')}</small>
            <a className={styles.title} href={url} rel="sponsored noopener">
              {title}
            </a>
          </p>
        </aside>
      </Wrap>
    </div>
  );
}
