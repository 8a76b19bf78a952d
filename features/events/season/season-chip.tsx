import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { ShowingChip } from '@/components/views/showing-chip/showing-chip';
import { looks, nightDay } from '@/components/views/showing-chip/showing-chip.logic';
import { clockOf, endClockOf } from '@/lib/domain/day';
import { resolveStatus, type Showing } from '@/lib/domain/showing';
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
  const night = nightDay(showing, day, locale);
  const halls = Object.keys(formats).flatMap((slug) => (tags.includes(slug) ? (formats[slug] ?? []) : []));
  const { label = version.toUpperCase(), description } = versions[version] ?? {};
  const extra = surcharge ? `+${money(surcharge, 'short')}` : null;
  const isOpen = look === 'open' && url !== undefined;
  const foots = { open: t('ends', { time: endClockOf(endTime) }), full: t('full'), old: t('closed') };
  const name = [
    clock,
    night,
    title,
    description || label,
    ...halls,
    foots[look],
    extra && t('surcharge', { amount: extra }),
  ];
  return (
    <ShowingChip
      {...(isOpen
        ? {
            as: 'button',
            type: 'button',
            'aria-pressed': isTicked,
            onClick: () => toggle({ url, cinema, title, day, clock, surcharge }),
          }
        : { as: 'span', role: 'img' })}
      aria-label={name.filter(Boolean).join(', ')}
      data-look={look}
      time={clock}
      corner={isOpen && <Icon name="check" />}
      labels={[[label, ...halls].join(' · '), ...(night ? [night] : [])]}
      foot={[foots[look], look === 'open' && extra].filter(Boolean).join(' · ')}
    />
  );
}
