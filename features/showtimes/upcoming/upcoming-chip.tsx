import { ShowingChip } from '@/components/views/showing-chip/showing-chip';
import { ticketAttributes } from '@/lib/tracking/ticket-attributes';
import type { Upcoming } from './upcoming.logic';

type Props = { upcoming: Omit<Upcoming, 'film'> };

/** A showing to come: the way to its tickets, as long as there are some. */
export const UpcomingChip = ({ upcoming: { face, name, url, time, version } }: Props) =>
  url ? (
    <ShowingChip as="a" face={face} aria-label={name} href={url} rel="nofollow" {...ticketAttributes(time, version)} />
  ) : (
    <ShowingChip as="span" face={face} aria-label={name} role="link" aria-disabled="true" />
  );
