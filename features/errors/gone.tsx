import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/page/link/link';
import { PageData } from '@/components/page/page-data/page-data';
import { buttonClass } from '@/components/ui/button/button';
import { tabs } from '@/lib/routing/shows-tabs';
import { locales } from '@/lib/sites/locales';
import { ErrorScreen } from './error-screen';
import { filmsToGoOnWith } from './parts/ways-on';

/** 410. */
export async function GoneScreen() {
  const t = await getTranslations('errors');
  const { language } = locales[await getLocale()];
  return (
    <>
      <PageData screen="gone" />
      <ErrorScreen kind="gone" films={await filmsToGoOnWith()}>
        <Link to="shows" suffix={`#${tabs.upcoming[language]}`} className={buttonClass()}>
          {t('upcoming')}
        </Link>
      </ErrorScreen>
    </>
  );
}
