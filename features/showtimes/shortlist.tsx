import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { buildClock } from '@/lib/domain/day';
import { Words } from '@/lib/i18n/words';
import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { ShortlistIsland } from './shortlist/shortlist.island';
import styles from './shortlist/shortlist.module.scss';

/** Some showings beside each other, and which of them suits whom. The page has none: they are in its address alone. */
export function ShortlistScreen() {
  const t = useTranslations('shortlist');
  const locale = useLocale();
  const { site } = locales[locale];
  const { timeZone } = siteFacts(site);
  const facts = { site, timeZone, madeAt: buildClock(serverNow(), timeZone), path: href(locale, 'shortlist') ?? '' };
  return (
    <Wrap>
      <PageHead title={t('title')}>
        <span data-screen-only>{t('lead')}</span>
      </PageHead>
      <div className={styles.scriptless}>
        <p>{t('scriptless')}</p>
        <GoLink to="guide">{t('empty.go')}</GoLink>
      </div>
      <div className={styles.screen} data-scripted>
        <Words of={['shortlist', 'share']}>
          <ShortlistIsland
            facts={facts}
            go={
              <Link to="guide" className={buttonClass({ variant: 'primary' })}>
                {t('empty.go')}
              </Link>
            }
          />
        </Words>
      </div>
    </Wrap>
  );
}
