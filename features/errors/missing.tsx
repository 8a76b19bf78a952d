import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/page/link/link';
import { PageData } from '@/components/page/page-data/page-data';
import { buttonClass } from '@/components/ui/button/button';
import { ErrorScreen } from './error-screen';
import { readSuggestedFilms } from './parts/read-suggested-films';
import { SuggestedFilms } from './parts/suggested-films';

/** 404. */
export async function MissingScreen() {
  const t = await getTranslations('errors');
  const films = await readSuggestedFilms();
  return (
    <>
      <PageData screen="missing" />
      <ErrorScreen kind="missing" films={films.length > 0 && <SuggestedFilms films={films} />}>
        <Link to="cinemas" className={buttonClass()}>
          {t('cinemas')}
        </Link>
      </ErrorScreen>
    </>
  );
}
