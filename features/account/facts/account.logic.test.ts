import { describe, expect, it } from 'vitest';
import { passKind } from '@/lib/domain/client';
import { buildSession, camille } from '@/tests/support/session-stubs';
import { listMenuEntries } from '../menu/menu.logic';
import {
  currentPath,
  findFramedPage,
  findUnfinishedSignUp,
  listBenefits,
  loginPath,
  partOfDay,
  pickFirstName,
  planName,
  ticketingLinks,
} from './account.logic';

const plan = {
  currentPlan: null,
  eligibleChanges: [],
  eligibleReSubscription: true,
  eligibleForAddonChange: false,
  downgrade: null,
};
const features = { wallet: false, subscriptions: false, cinemas: 12 };

describe('what an account is good for', () => {
  it.each([
    ['many cinemas, nothing to keep cards for', {}, ['bookings', 'cinemas', 'films']],
    ['one cinema', { cinemas: 1 }, ['bookings', 'films']],
    ['a pass', { subscriptions: true }, ['bookings', 'cinemas', 'cards', 'films']],
    ['a wallet', { wallet: true }, ['bookings', 'cinemas', 'cards', 'films']],
  ])('on a site with %s', (_, more, benefits) => expect(listBenefits({ ...features, ...more })).toEqual(benefits));
});

describe('where signing in begins', () => {
  it('brings back to the page in view, in its language', () => {
    expect(loginPath('login', '/films?a=1#kids', 'fr-FR')).toBe(
      '/auth/login?returnTo=%2Ffilms%3Fa%3D1%23kids&ui_locales=fr-FR',
    );
  });
  it('leaves the word of a failed attempt behind', () => {
    expect(currentPath({ pathname: '/films', search: '?a=1', hash: '#kids' })).toBe('/films?a=1#kids');
    expect(currentPath({ pathname: '/films', search: '', hash: '#sign-in=failed' })).toBe('/films');
  });
  it('asks for the form of newcomers', () => {
    expect(loginPath('signup', '/', 'nl-BE')).toBe('/auth/login?returnTo=%2F&ui_locales=nl-BE&screen_hint=signup');
  });
  it('is a page in a frame on some sites only', () => {
    const urls = {
      login: 'https://id.example/in',
      signup: 'https://id.example/up',
      register: null,
      emailValidation: null,
    };
    expect(findFramedPage(buildSession(null, { mechanism: 'iframe', urls }), 'signup')).toBe('https://id.example/up');
    expect(findFramedPage(buildSession(null, { mechanism: 'redirect', urls }), 'login')).toBeNull();
    expect(findFramedPage(buildSession(null, { mechanism: 'iframe' }), 'login')).toBeNull();
  });
});

describe('what must be finished first', () => {
  const urls = { login: null, signup: null, register: 'https://id.example/r', emailValidation: 'https://id.example/v' };
  const of = (more: Partial<typeof camille>) =>
    findUnfinishedSignUp({ client: { ...camille, ...more }, urls })?.step ?? null;
  it.each([
    ['nothing for a registered client', {}, null],
    ['the registration', { registered: false }, 'register'],
    ['the registration before the e-mail', { registered: false, emailVerify: false }, 'register'],
    ['the e-mail', { emailVerify: false }, 'emailValidation'],
    ['nothing on a first login', { emailVerify: false, firstLogin: true }, null],
    ['the registration even on a first login', { registered: false, firstLogin: true }, 'register'],
  ] as const)('%s', (_, more, step) => expect(of(more)).toBe(step));

  it('is nothing where there is no page for it, and for nobody', () => {
    const none = { login: null, signup: null, register: null, emailValidation: null };
    expect(findUnfinishedSignUp({ client: { ...camille, registered: false }, urls: none })).toBeNull();
    expect(findUnfinishedSignUp({ client: null, urls })).toBeNull();
  });
});

describe('the menu', () => {
  const links = {
    account: '/a',
    favourites: '/f',
    wishlist: '/w',
    bookings: 'https://t.example/b',
    benefits: 'https://t.example/p',
    wallet: 'https://t.example/c',
    pass: '/p',
  };
  const names = (second: 'benefits' | 'favourites', isWhole: boolean, more = {}, hasPass = false) =>
    listMenuEntries({ links: { ...links, ...more }, second }, { isWhole, hasPass }).map(({ name }) => name);

  it('of the profile holds "my benefits" on one site and the favourite cinemas elsewhere', () => {
    expect(names('benefits', false)).toEqual(['account', 'bookings', 'wallet', 'benefits', 'wishlist']);
    expect(names('favourites', false)).toEqual(['account', 'bookings', 'wallet', 'favourites', 'wishlist']);
  });
  it('of a page holds all there is', () => {
    expect(names('benefits', true)).toEqual(['account', 'bookings', 'wishlist', 'favourites', 'benefits', 'wallet']);
    expect(names('favourites', true, { wallet: null })).toEqual(['account', 'bookings', 'wishlist', 'favourites']);
  });
  it('names the pass of who has one, where passes are sold', () => {
    expect(names('favourites', false, { wallet: null }, true)).toEqual([
      'account',
      'bookings',
      'favourites',
      'wishlist',
      'pass',
    ]);
    expect(names('benefits', true, {}, true)).toContain('pass');
    expect(names('favourites', false, { pass: null }, true)).not.toContain('pass');
  });
  it('leads nowhere without a ticketing site', () => {
    expect(names('benefits', false, { bookings: null, benefits: null, wallet: null })).toEqual(['account', 'wishlist']);
  });
});

it('links to the visitor’s own pages of the ticketing site, to a wallet only where there is one', () => {
  const settings = (wallet: boolean) =>
    ({ ticketingUrl: 'https://t.example', features: { wallet } }) as Parameters<typeof ticketingLinks>[0];
  expect(ticketingLinks(settings(true), 'nl').wallet).toBe('https://t.example/nl/account/wallet');
  expect(ticketingLinks(settings(false), 'nl').wallet).toBeNull();
  expect(ticketingLinks({ ...settings(true), ticketingUrl: '' }, 'fr').bookings).toBeNull();
});

it.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
] as const)('at %i it is %s', (hour, time) => expect(partOfDay(hour)).toBe(time));

it.each([
  ['Camille Roussel', 'Camille'],
  ['  Zoé', 'Zoé'],
  ['', ''],
])('calls "%s" "%s"', (name, first) => expect(pickFirstName(name)).toBe(first));

it.each([
  ['the kind that the account names', { cinepassType: 'duo' }, 'duo'],
  [
    'else the plan',
    { subscription: { ...plan, currentPlan: 'solo' }, subscriptions: { newsletter: false, cinepass: true } },
    'solo',
  ],
  ['else any', { subscriptions: { newsletter: false, cinepass: true } }, ''],
  ['none after it has ended', { subscription: plan }, null],
  ['none', {}, null],
])('knows the pass of a client: %s', (_, more, kind) => expect(passKind({ ...camille, ...more })).toBe(kind));

it.each([
  ['CinéPass', 'duo', 'CinéPass Duo'],
  ['CinéPass', 'under26', 'CinéPass Under 26'],
  ['CinéPass', 'CinéPass Solo', 'CinéPass Solo'],
  ['CinéPass', '', 'CinéPass'],
])('names a plan', (pass, plan, name) => expect(planName(pass, plan)).toBe(name));
