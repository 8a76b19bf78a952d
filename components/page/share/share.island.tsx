'use client';
// Hands the address to the visitor's own device, or to the clipboard where that is all there is.
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { useShare } from './use-share';

type Props = {
  title: string /** Says what is shared where the address says less than the page shows. */;
  pathOf?: () => string;
};

export function ShareIsland({ title, pathOf = () => location.pathname }: Props) {
  const t = useTranslations('share');
  const share = useShare();
  return (
    <Button data-scripted size="icon" aria-label={t('open')} onClick={() => share({ title, path: pathOf() })}>
      <Icon name="share" />
    </Button>
  );
}
