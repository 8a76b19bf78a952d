import { describe, expect, it } from 'vitest';
import type { WireAccount } from '../contract/client';
import { account, clientFeelings, favourites, webview } from './client';

const pass: NonNullable<WireAccount['subscription']> = {
  currentPlan: 'duo',
  eligibleChanges: ['solo'],
  eligibleReSubscription: false,
  eligibleForAddonChange: true,
  newLeadId: 'lead-1',
  newPlan: 'solo',
  nextPlanExecutionDate: '2026-12-01',
};
const wire: WireAccount = {
  icu: 'm-1',
  firstname: 'Inès',
  lastname: 'de la Fontaine-Marchetti',
  email: 'ines@post.example',
  photoUrl: 'https://photos.test/ines.jpg',
  newsletterSubscription: true,
  cinepassSubscription: true,
  cinepassType: 'duo',
  subscription: pass,
  registered: true,
  emailVerify: true,
  firstLogin: false,
  mailCommunication: { product: true },
  sendNewsletter: true,
  loyaltyLevel: 3,
};
const token = { sub: 'sub-1', email: 'token@post.example', family_name: 'Token' };
const clientOf = (facts: Partial<WireAccount> = {}, identity = token) => account.parse({ ...wire, ...facts })(identity);

describe('a client', () => {
  it('is all that the account says', () => {
    expect(clientOf()).toEqual({
      id: 'm-1',
      name: 'Inès de la Fontaine-Marchetti',
      email: 'ines@post.example',
      avatar: 'https://photos.test/ines.jpg',
      initials: 'IM',
      subscriptions: { newsletter: true, cinepass: true },
      subscription: {
        currentPlan: 'duo',
        eligibleChanges: ['solo'],
        eligibleReSubscription: false,
        eligibleForAddonChange: true,
        downgrade: { plan: 'solo', executionDate: '2026-12-01' },
      },
      cinepassType: 'duo',
      registered: true,
      emailVerify: true,
      firstLogin: false,
      mailCommunication: { product: true },
      sendNewsletter: true,
      loyaltyLevel: 3,
    });
  });

  it.each([
    ['a plan alone', { newLeadId: null }],
    ['a lead alone', { newPlan: null }],
    ['an empty lead', { newLeadId: '' }],
    ['neither', { newLeadId: null, newPlan: null }],
  ])('is not about to change a pass by %s', (_, facts) => {
    expect(clientOf({ subscription: { ...pass, ...facts } }).subscription?.downgrade).toBeNull();
  });

  it.each([null, '', 'https://photos.example/placeholder.png', 'javascript:alert(1)'])(
    'has no photo in %s',
    (photoUrl) => {
      expect(clientOf({ photoUrl }).avatar).toBeNull();
    },
  );

  it('is named by the token where the account is silent', () => {
    expect(clientOf({ icu: '', firstname: '', lastname: '', email: '' })).toMatchObject({
      id: 'sub-1',
      name: 'Token',
      email: 'token@post.example',
      initials: 'T',
    });
  });

  it('is named by the address where nobody knows a name', () => {
    const nameless = { sub: 'sub-1', email: 'sam@post.example', family_name: '' };
    expect(clientOf({ firstname: '', lastname: '', email: '' }, nameless)).toMatchObject({
      name: 'sam@post.example',
      initials: 'S',
    });
  });

  it('of whom little is known has nothing and may do nothing', () => {
    expect(account.parse({ icu: 'm-2' } as WireAccount)({ sub: 's' })).toMatchObject({
      registered: false,
      emailVerify: false,
      subscription: null,
      mailCommunication: { product: false },
      loyaltyLevel: 0,
    });
  });
});

it('favourites are codes, and a bad one is left out', () => {
  const items = [{ codeCcs: '1100' }, { codeCcs: 1117 }, { other: 1 }, null];
  expect(favourites.parse({ items } as never)).toEqual(['1100', '1117']);
});

it.each([[{ items: null }], [{ items: [] }], [[]]])('no favourites may come as %j', (sent) => {
  expect(favourites.parse(sent as never)).toEqual([]);
});

it.each([[{}], [null], ['<html>'], [['1100']]])('%j says nothing of favourites', (sent) => {
  expect(favourites.safeParse(sent).success).toBe(false);
});

it('pages for the overlay are addresses of the web', () => {
  const urls = {
    urlLogin: 'https://id.test/login',
    urlSignup: 'javascript:1',
    urlRegister: '//evil.test',
    urlEmailValidation: null,
  };
  expect(webview.parse(urls)).toEqual({
    login: 'https://id.test/login',
    signup: null,
    register: null,
    emailValidation: null,
  });
});

it('feelings read an empty list as nothing, and leave out what nobody can feel', () => {
  expect(clientFeelings.parse({ wishlist: [], emotions: [], counts: [] })).toEqual({
    wishlist: [],
    emotions: {},
    counts: {},
  });
  const counts = { a: { countWishList: 2, countEmotionDisappointed: 0, countEmotionLike: 1, countEmotionLove: 4 } };
  expect(clientFeelings.parse({ wishlist: ['a'], emotions: { a: 'loved', b: 'bored' as 'liked' }, counts })).toEqual({
    wishlist: ['a'],
    emotions: { a: 'loved' },
    counts: { a: { wishlist: 2, disappointed: 0, liked: 1, loved: 4 } },
  });
});
