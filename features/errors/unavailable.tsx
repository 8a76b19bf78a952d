import { useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Crash } from './parts/crash';

/** 503, in place of a page that cannot be made now. Asks for nothing, since what it would ask does not answer. */
export function UnavailableScreen() {
  const t = useTranslations('errors');
  return (
    <Crash code={t('code', { code: 503 })} title={t('unavailable.title')} text={t('unavailable.text')}>
      {/* biome-ignore lint/a11y/useValidAnchor: empty means this page again, with or without scripts */}
      <a className={buttonClass({ variant: 'primary' })} href="">
        {t('unavailable.retry')}
      </a>
      <Link to="home" className={buttonClass()}>
        {t('home')}
      </Link>
    </Crash>
  );
}
