import type { PublishedPageData } from '@/lib/tracking/published-page-data';

export type Platform = 'web-desktop' | 'web-mobile';

/** Desktop begins at 1080 px (spec catalogue §9); the app's webview is no desktop. */
export const pickPlatform = (width: number, isApp: boolean): Platform =>
  width >= 1080 && !isApp ? 'web-desktop' : 'web-mobile';

/** `emailHash` only for a client who allows advertising. */
export type Who = { isSignedIn: boolean; emailHash: string | null };
type Where = { path: string; platform: Platform };

/** One page, as tags are told of it (spec visitor §7). */
export const buildPageView = (page: PublishedPageData, where: Where, { isSignedIn, emailHash }: Who) => ({
  ...page,
  ...where,
  event: 'virtualPageview',
  isSignedIn,
  ...(emailHash && { emailHash }),
});

/** What the attributes of `lib/tracking/ticket` say of a link and of what surrounds it. */
export type TicketFacts = { ticket: string; film: string | undefined; cinema: string | undefined };

/** A press on a link to a ticketing page (spec visitor §7). What the link leaves open, the page knows. */
export function buildSelectItem({ ticket, film, cinema }: TicketFacts, page: PublishedPageData, { platform }: Where) {
  const [date, time, version] = ticket.split(' ');
  return {
    event: 'select_item',
    country: page.country,
    language: page.language,
    platform,
    ecommerce: {
      currency: page.currency,
      items: [
        {
          item_category: 'ticket',
          item_name: film ?? page.film,
          item_brand: cinema ?? page.cinema,
          item_variant: version,
          item_id: [cinema ?? page.cinema, film ?? page.film, date, time, version].filter(Boolean).join(' · '),
          quantity: 1,
          date,
          time,
        },
      ],
    },
  };
}
