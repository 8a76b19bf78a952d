import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Crash } from './crash';

export interface PageCrashProps {
  error: unknown;
  retry: () => void;
}

/** The screen of a page that failed in the browser. */
export function PageCrash({ error, retry }: PageCrashProps) {
  const t = useTranslations('crash');
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null;
  return (
    <>
      <title>{t('title')}</title>
      <Crash
        code={t('code')}
        title={t('title')}
        text={t('text')}
        reference={digest ? t('reference', { digest }) : undefined}
      >
        <Button variant="primary" onClick={retry}>
          {t('retry')}
        </Button>
        {/* A full load: whatever failed here is gone with it. "/" finds the visitor's language. */}
        <a className={buttonClass()} href="/">
          {t('home')}
        </a>
      </Crash>
    </>
  );
}
