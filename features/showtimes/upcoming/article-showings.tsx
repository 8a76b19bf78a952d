import { useLocale } from 'next-intl';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { useNow } from '@/lib/visitor/device/use-now';
import { pickLeft } from './upcoming.logic';
import { UpcomingChip } from './upcoming-chip';
import { upcomingUrl } from './upcoming-url';
import { useUpcoming } from './use-upcoming';
import { VenueLines, type VenueLinesProps } from './venue-lines';

/** The next showing of a title in each of some cinemas. */
export function ArticleShowings(props: VenueLinesProps) {
  const { show, film, venues, most } = props;
  const place = `cinemas:${venues.slice(0, most).map(({ slug }) => slug)}`;
  const { latest } = useUpcoming(upcomingUrl(useLocale(), { place, of: { kind: 'show', slug: show } }));
  const now = useNow();
  const next = (slug: string) => {
    const showings = latest?.venues.find((venue) => venue.slug === slug)?.showings ?? [];
    return now ? pickLeft(showings, Math.floor(now.getTime() / 60_000), 1)[0] : undefined;
  };
  const isAny = venues.some(({ slug }) => next(slug));
  return (
    <VenueLines
      {...props}
      title={isAny && latest?.day}
      chipOf={({ slug, name }) => {
        const upcoming = next(slug);
        return upcoming ? (
          <span {...ticketsAttributes({ film, cinema: name })} style={{ display: 'grid' }}>
            <UpcomingChip upcoming={upcoming} />
          </span>
        ) : null;
      }}
    />
  );
}
