import { pickOpeningPhase } from '@/lib/domain/opening';
import type { ShowSummary } from '@/lib/domain/show';
import { Words } from '@/lib/i18n/words';
import { serverNow } from '@/lib/time/now';
import type { Props as Clock } from './clock';
import { ClockIsland } from './clock.island';

type Props = Pick<Clock, 'href'> & { show: ShowSummary; isOut?: boolean };

/** The countdown of a title whose booking opens within a day or so; of any other nothing, and no script. */
export function OpeningClock({ show, href, isOut }: Props) {
  const { salesOpenAt, showtimesVisibleAt, title } = show;
  if (!salesOpenAt || pickOpeningPhase(show, serverNow()) !== 'near') return null;
  const changes = [salesOpenAt, showtimesVisibleAt].flatMap((at) => (at ? [Date.parse(at)] : []));
  return (
    <Words of={['countdown']}>
      <ClockIsland
        at={Date.parse(salesOpenAt)}
        href={href}
        title={title}
        {...(isOut !== undefined && { own: { changes, isOut } })}
      />
    </Words>
  );
}
