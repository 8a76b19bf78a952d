'use client';
// Next asks for a client component: it stands in the browser when a page fails there.
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Crash } from '@/features/errors/crash';

interface Props {
  error: unknown;
  retry: () => void;
}

export default function ErrorPage({ error, retry }: Props) {
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
