/** Attributes of a link to a ticketing page: what `select_item` tells of it (spec visitor §7). `time` is wall-clock. */
export const ticketAttributes = (time: string, version?: string) => ({
  'data-ticket': [time.slice(0, 16), version].filter(Boolean).join(' '),
});

/** Attributes of what surrounds such links: which title or cinema they are of, where the page alone does not say. */
export const ticketsAttributes = ({ film, cinema }: { film?: string; cinema?: string }) => ({
  ...(film && { 'data-tickets-film': film }),
  ...(cinema && { 'data-tickets-cinema': cinema }),
});
