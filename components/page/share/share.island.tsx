'use client';
// Hands the address to the visitor's own device, or to the clipboard where that is all there is.
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { useShare } from './use-share';

type Props = { title: string /** What is shared where the address says less than the page shows. */; path?: string };

export function ShareIsland({ title, path }: Props) {
  const t = useTranslations('share');
  const share = useShare();
  return (
    <Button
      data-scripted
      size="icon"
      aria-label={t('open')}
      onClick={() => share({ title, path: path ?? location.pathname })}
    >
      <Icon name="share" />
    </Button>
  );
}
