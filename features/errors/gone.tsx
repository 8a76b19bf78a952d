import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/button/button';
import { Link } from '@/components/link/link';
import { PageData } from '@/components/page-data/page-data';
import { tabs } from '@/lib/routing/tabs';
import { locales } from '@/lib/sites/locales';
import { ErrorScreen } from './error-screen';
import { filmsToGoOnWith } from './way-on';

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
