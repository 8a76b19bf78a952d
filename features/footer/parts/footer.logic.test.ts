import { expect, it } from 'vitest';
import { trustHtml } from '@/lib/domain/safe-html';
import type { ShowSummary } from '@/lib/domain/show';
import { buildFooterContent } from './footer.logic';

const link = { title: 'Conditions', url: '/info/conditions', newTab: false, opensCookies: false };
const footer = {
  columns: [
    { title: 'Aide', links: [link, { ...link, title: 'Mes cookies', opensCookies: true }] },
    { title: 'Vide', links: [] },
  ],
  socialNetworks: [{ label: 'Instagram', url: 'https://social.example/candela' }],
  shows: [{ slug: 'kestrel-point-1', title: 'Kestrel Point' }],
};
const questions = [{ slug: 'a', topic: 'billets', title: 'Puis-je échanger ?', html: trustHtml('<p>Oui.</p>') }];
const on = { displayFaq: true, socialNetworks: true, subscriptions: true };
const answers = { footer, questions, cinemas: [], pages: [], shows: [], features: on, cancelUrl: null };

it('shows questions and social networks only where the site switches them on', () => {
  expect(buildFooterContent(answers)).toMatchObject({ questions, networks: footer.socialNetworks });
  expect(
    buildFooterContent({ ...answers, features: { displayFaq: false, socialNetworks: false, subscriptions: false } }),
  ).toMatchObject({
    questions: [],
    networks: [],
    statement: null,
  });
});

it('leaves out columns without links', () => {
  expect(buildFooterContent(answers).columns.map(({ title }) => title)).toEqual(['Aide']);
});

it('says whether the editors lead to the cookie choices, which the footer then does itself', () => {
  expect(buildFooterContent(answers).opensCookies).toBe(true);
  const without = { ...footer, columns: [{ title: 'Aide', links: [link] }] };
  expect(buildFooterContent({ ...answers, footer: without }).opensCookies).toBe(false);
});

it('still stands when nothing answers', () => {
  expect(
    buildFooterContent({
      footer: null,
      questions: null,
      cinemas: null,
      pages: null,
      shows: null,
      features: on,
      cancelUrl: null,
    }),
  ).toEqual({
    cinemas: [],
    films: [],
    columns: [],
    opensCookies: false,
    questions: [],
    networks: [],
    cancelUrl: null,
    statement: null,
  });
});

it('knows the accessibility statement by what editors call it, where they wrote one', () => {
  const page = (slug: string) => ({ slug, title: slug });
  expect(buildFooterContent({ ...answers, pages: [page('presse'), page('accessibilite')] }).statement).toBe(
    'accessibilite',
  );
  expect(buildFooterContent({ ...answers, pages: [page('presse')] }).statement).toBeNull();
});

it('knows which of its titles are events, by the list of all', () => {
  const [film, event] = ['kestrel-point-1', 'tosca-2'].map((slug) => ({ slug, title: slug }));
  const shows = [{ slug: 'tosca-2', isMovie: false, ref: 'HO2' }] as unknown as ShowSummary[];
  const { films } = buildFooterContent({ ...answers, shows, footer: { ...footer, shows: [film!, event!] } });
  expect(films.map(({ isMovie }) => isMovie)).toEqual([true, false]);
});

it('leads to the end of a contract, once, where the site sells a pass', () => {
  const cancelUrl = 'https://tickets.example/cancel';
  const pass = { ...answers, cancelUrl };
  const led = { ...footer, columns: [{ title: 'Aide', links: [{ ...link, url: cancelUrl }] }] };
  expect(buildFooterContent(pass).cancelUrl).toBe(cancelUrl);
  expect(buildFooterContent({ ...pass, footer: led }).cancelUrl).toBeNull();
  expect(buildFooterContent({ ...pass, features: { ...on, subscriptions: false } }).cancelUrl).toBeNull();
});
