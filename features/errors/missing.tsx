import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/button/button';
import { Link } from '@/components/link/link';
import { PageData } from '@/components/page-data/page-data';
import { ErrorScreen } from './error-screen';
import { filmsToGoOnWith } from './way-on';

/** 404. */
export async function MissingScreen() {
  const t = await getTranslations('errors');
  return (
    <>
      <PageData screen="missing" />
      <ErrorScreen kind="missing" films={await filmsToGoOnWith()}>
        <Link to="cinemas" className={buttonClass()}>
          {t('cinemas')}
        </Link>
      </ErrorScreen>
    </>
  );
}
