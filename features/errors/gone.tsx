import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/page/link/link';
import { PageData } from '@/components/page/page-data/page-data';
import { buttonClass } from '@/components/ui/button/button';
import { showsTabs } from '@/lib/routing/shows-tabs';
import { locales } from '@/lib/sites/locales';
import { ErrorScreen } from './error-screen';
import { readSuggestedFilms } from './parts/read-suggested-films';
import { SuggestedFilms } from './parts/suggested-films';

/** 410. */
export async function GoneScreen() {
  const t = await getTranslations('errors');
  const { language } = locales[await getLocale()];
  const films = await readSuggestedFilms();
  return (
    <>
      <PageData screen="gone" />
      <ErrorScreen kind="gone" films={films.length > 0 && <SuggestedFilms films={films} />}>
        <Link to="shows" suffix={`#${showsTabs.upcoming[language]}`} className={buttonClass()}>
          {t('upcoming')}
        </Link>
      </ErrorScreen>
    </>
  );
}
