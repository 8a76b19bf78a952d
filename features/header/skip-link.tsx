import { useTranslations } from 'next-intl';

/** To the main landmark; nothing comes before it. */
export function SkipLink() {
  const t = useTranslations('header');
  return (
    <a className="skip-link" href="#main">
      {t('skip')}
    </a>
  );
}
