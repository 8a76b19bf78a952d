import { useLocale, useTranslations } from 'next-intl';
import { tipHandlers } from '@/components/ui/tip/tip.island';
import { ShowingChip } from '@/components/views/showing-chip/showing-chip';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import { ticketAttributes } from '@/lib/tracking/ticket-attributes';
import { buildChip } from '../chip/showtime-chip.logic';

/** One showing that can be booked, among those of an earlier day: it says its own in place of when it ends. */
export function DatedChip({ showing, day, facts }: { showing: Showing; day: Day; facts: ShowtimeFacts }) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const context = { status: 'available', alone: true, hasButton: false } as const;
  const { face, href, tip, name } = buildChip(showing, { ...context, day, facts, speech: { t, locale } });
  const date = formatDay(day, locale, 'short');
  return (
    <ShowingChip
      as="a"
      face={{ ...face, foot: date }}
      aria-label={`${name}, ${date}`}
      {...tipHandlers(tip)}
      {...ticketAttributes(showing.time, showing.version)}
      {...(href && { href })}
      rel="nofollow"
    />
  );
}
