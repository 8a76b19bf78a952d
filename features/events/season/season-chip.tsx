import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { ShowingChip } from '@/components/views/showing-chip/showing-chip';
import { clockOf } from '@/lib/domain/day';
import { resolveStatus } from '@/lib/domain/resolve-status';
import { looks, type Showing } from '@/lib/domain/showing';
import { formatEndClock } from '@/lib/i18n/clock';
import { formatNight } from '@/lib/i18n/day';
import { useMoney } from '@/lib/i18n/use-money';
import type { SeasonWords } from './season.context';
import { useSeason } from './season.store';

type Props = {
  showing: Showing;
  day: string;
  title: string;
  cinema: string;
  words: SeasonWords;
  now: Date | null;
};

/** One showing to tick. What cannot be booked cannot be ticked and says why. */
export function SeasonChip({ showing, day, title, cinema, words: { versions, formats, timeZone }, now }: Props) {
  const t = useTranslations('season');
  const locale = useLocale();
  const money = useMoney();
  const toggle = useSeason((season) => season.toggle);
  const isTicked = useSeason(({ ticked }) => ticked.some(({ url }) => url === showing.url));
  const { time, endTime, version, tags = [], url, surcharge = 0 } = showing;
  const look = looks[resolveStatus(showing, now, timeZone)];
  const clock = clockOf(time);
  const night = formatNight(time, day, locale);
  const halls = Object.keys(formats).flatMap((slug) => (tags.includes(slug) ? (formats[slug] ?? []) : []));
  const { label = version.toUpperCase(), description } = versions[version] ?? {};
  const extra = surcharge ? `+${money(surcharge, 'short')}` : null;
  const isOpen = look === 'open' && url !== undefined;
  const ends = endTime && t('ends', { time: formatEndClock(endTime, locale) });
  const foots = { open: ends, full: t('full'), old: t('closed') };
  const shown = [label, ...halls].join('\u00a0· ');
  const foot = [foots[look], look === 'open' && extra].filter(Boolean).join('\u00a0· ');
  // All that can be read on it is in its name: who speaks that must be understood.
  const name = [clock, title, shown, night, foot, description !== label && description];
  const own = {
    'aria-label': name.filter(Boolean).join(', '),
    face: {
      ...{ look, time: clock, foot },
      labels: [shown, night].filter((label) => label !== false),
      corner: isOpen && <Icon name="check" />,
    },
  };
  if (!isOpen) return <ShowingChip as="span" role="img" {...own} />;
  return (
    <ShowingChip
      as="button"
      type="button"
      aria-pressed={isTicked}
      onClick={() => toggle({ url, cinema, title, time, surcharge })}
      {...own}
    />
  );
}
