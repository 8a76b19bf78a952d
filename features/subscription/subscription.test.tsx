// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SubscriptionOffer } from '@/lib/domain/pass';
import { trustHtml } from '@/lib/domain/safe-html';
import type { Locale } from '@/lib/sites/locales';
import { joinShortWords } from '@/lib/text/join-short-words';
import { Tab } from '@/tests/support/tab';
import { SubscriptionScreen } from './subscription';

vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));

const plan: SubscriptionOffer = {
  id: '1',
  title: 'CinéPass',
  html: trustHtml('<p>Pour vous.</p>'),
  amount: 2190,
  initial: null,
  image: null,
  perks: [
    { title: 'Tous les films', description: null, icon: null },
    { title: '2 jours', description: 'avant tout le monde.', icon: 'ticket' },
  ],
  options: [{ id: '12', label: 'Grands formats', amount: 600, most: 2 }],
  cta: { label: 'Choisir', url: 'https://ticketing.example/pass', newTab: false, look: 'yellow' },
};
const promotion = { title: 'Premier mois à 9,90 €', text: 'Puis 21,90 € par mois.', endsOn: '2026-11-30' };

const show = (props: Partial<Parameters<typeof SubscriptionScreen>[0]> = {}, locale: Locale = 'fr-FR') =>
  render(
    <Tab locale={locale}>
      <SubscriptionScreen
        isInMaintenance={false}
        promotion={null}
        plans={[plan]}
        partners={[]}
        shows={[]}
        isWhole
        {...props}
      />
    </Tab>,
  );

it('opens with the promotion and its last day', () => {
  show({ promotion });
  expect(screen.getByRole('heading', { level: 1, name: joinShortWords(promotion.title) })).toBeDefined();
  expect(screen.getByText('Jusqu’au 30 novembre')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choisir ma formule' }).getAttribute('href')).toBe('#plans');
});

it('tells what the pass opens', () => {
  show();
  expect(screen.getByRole('heading', { level: 3, name: '2 jours' })).toBeDefined();
  expect(screen.getByText('avant tout le monde.')).toBeDefined();
});

it('keeps the prices while the desk is closed, and sells nothing', () => {
  const { container } = show({ isInMaintenance: true });
  expect(screen.getByText('La souscription est en pause')).toBeDefined();
  expect(container.textContent).toMatch(/21,90.€ par mois/u);
  expect(screen.getByRole('button', { name: 'Indisponible pour le moment' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link', { name: /Choisir/ })).toBeNull();
});

it('says that the desk is closed even when the catalogue has nothing else to say', () => {
  show({ isInMaintenance: true, plans: [] });
  expect(screen.getByText('La souscription est en pause')).toBeDefined();
  expect(screen.queryByText('Aucune formule en ligne pour le moment')).toBeNull();
});

it('has the link to cancel the contract where the law asks for it', () => {
  show();
  expect(screen.getByRole('link', { name: 'Résilier mon contrat' }).getAttribute('href')).toMatch(/^https:.*cancel$/);
});

it('has no such link elsewhere', () => {
  show({}, 'fr-CH');
  expect(screen.queryByRole('link', { name: 'Résilier mon contrat' })).toBeNull();
  expect(screen.getByText('Candela Pass')).toBeDefined();
});

it('says that it cannot tell, and not that there are no plans, where those of the counter do not answer', () => {
  show({ plans: [], isWhole: false });
  expect(screen.queryByText('Aucune formule en ligne pour le moment')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Une partie de la page n’a pas pu s’afficher');
});

it('sells its plans and says that a list is missing, where one does not answer', () => {
  show({ isWhole: false });
  expect(screen.getByRole('heading', { level: 2, name: 'Une formule' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Une partie de la page n’a pas pu s’afficher');
});
