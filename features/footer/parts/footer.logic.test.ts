import { expect, it } from 'vitest';
import { trustHtml } from '@/lib/domain/safe-html';
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
const on = { displayFaq: true, socialNetworks: true };
const answers = { footer, questions, cinemas: [], pages: [], features: on };

it('shows questions and social networks only where the site switches them on', () => {
  expect(buildFooterContent(answers)).toMatchObject({ questions, networks: footer.socialNetworks });
  expect(buildFooterContent({ ...answers, features: { displayFaq: false, socialNetworks: false } })).toMatchObject({
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
      features: { displayFaq: true, socialNetworks: true },
    }),
  ).toEqual({
    cinemas: [],
    films: [],
    columns: [],
    opensCookies: false,
    questions: [],
    networks: [],
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
