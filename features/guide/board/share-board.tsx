import { useTranslations } from 'next-intl';
import { ShareIsland } from '@/components/page/share/share.island';
import type { Day } from '@/lib/domain/day';
import type { Filters } from '@/lib/routing/filters';
import { sharedPath } from '@/lib/routing/shared-path';

type Props = { filters: Filters; day: Day; place: string };

/** Sends the board as it stands there: whoever opens it has another place, and another day. */
export function ShareBoard({ filters, ...shown }: Props) {
  const t = useTranslations('guide');
  return <ShareIsland title={t('title')} pathOf={() => sharedPath(location.pathname, filters, shown)} />;
}
