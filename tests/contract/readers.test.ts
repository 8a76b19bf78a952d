import { beforeAll, expect, it } from 'vitest';
import { modals } from '@/lib/modals/modals.table';
import { type Product, readProduct } from '@/tests/support/product-types';
import { listUnnamed, listUnreadFields } from '@/tests/support/unread-fields';

/** Fields that no code outside `lib/api` reads by name, and why they are there all the same. */
const unread: Readonly<Record<string, string>> = {
  'article Article.redirectSlug': 'the guards read it in the raw answer, before there is a page',
  'cinema CinemaDetails.redirectSlug': 'the guards read it in the raw answer, before there is a page',
  'client Client.subscriptions.newsletter': 'the account page says `sendNewsletter`, which the client may change',
  'experience ChannelVideo.id': 'the gateway answers programs with it; no screen has the channel',
  'experience ChannelVideo.snapshot': 'the gateway answers programs with it; no screen has the channel',
  'experience ChannelVideo.title': 'the gateway answers programs with it; no screen has the channel',
  'offer Period.startsOn': 'PeriodWords and Summary read whichever days a period has',
  'search SearchResult.genres': 'handed on with the hit',
  'search SearchResult.minutes': 'handed on with the hit',
  'show Show.redirectSlug': 'the guards read it in the raw answer, before there is a page',
  'showtime DayFacts.bookable': 'each showing says for itself whether it can be booked',
  'showtime ProgrammeEntry.bookable': 'each showing says for itself whether it can be booked',
  'showtime ProgrammeEntry.next24': 'a programme shows the showings themselves',
  'showtime ShowCinemas.releasedOn': 'a title has one date of release in a country, its own',
  'showtime Zone.id': 'whoever asks for a zone knows which',
  'showtime ZoneShow.isComingSoon': 'the list of titles says it',
  'showtime ZoneShow.next24': 'the list of titles says it',
};

/** Modals of the spec (catalogue §2, visitor §2) that no row has: what they show stands in the page, where a link leads to it. */
const inPlace: Readonly<Record<string, string>> = {
  showDetails: 'the page of the title',
  clientRating: 'the faces below a film, which save at once',
  globalFeelings: 'the shares below a film',
  partners: 'the list of the pass page, which can be searched',
  experienceTeaserPanel: 'the wall of experiences, whose screens are links',
  subscriptionPerks: 'the section of the pass page',
  voucherChecker: 'a page of its own',
  giftCard: 'a page of its own',
  alertBanner: 'a line above every page, which is there without scripts',
  smartBanner: 'a line above every page, for whom CSS decides',
};

let product: Product;
beforeAll(() => {
  product = readProduct();
}, 120_000);

it('shows a visitor every field of an entity, or says why not', () => {
  const found = listUnreadFields(product);
  expect(found.filter((field) => !unread[field])).toEqual([]);
  expect(Object.keys(unread).filter((field) => !found.includes(field))).toEqual([]);
}, 120_000);

it('opens every modal that the table has, and has none that stands in the page', () => {
  const rows = Object.keys(modals);
  expect(listUnnamed(rows, product, 'lib/modals/')).toEqual([]);
  expect(rows.filter((row) => inPlace[row])).toEqual([]);
}, 120_000);
