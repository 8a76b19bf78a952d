// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Ecard } from '@/lib/domain/cinema';
import { Tab } from '@/tests/support/tab';
import { EcardsScreen } from './ecards';

const card = (places: number, isNational = true): Ecard => ({
  id: String(places),
  label: `Cinécarte ${places} places`,
  places,
  each: 790,
  total: 790 * places,
  image: '/card.webp',
  html: null,
  isNational,
  message: null,
  url: `https://ticketing.example/${places}`,
});
const counter = (amount: number) => ({ cinema: 'Candela Lyon Confluence', line: 'Plein tarif', amount });
const show = (found: Ecard | null, seat = 1340, cinemas = 77) =>
  render(
    <Tab locale="fr-FR">
      <EcardsScreen places={5} card={found} others={[card(3)]} counter={counter(seat)} cinemas={cinemas} trail={null} />
    </Tab>,
  );

it('shows one card with its price, its rules and the way to buy it, then the others', () => {
  const { container } = show(card(5));
  expect(screen.getByRole('heading', { level: 1, name: 'Cinécarte 5 places' })).toBeDefined();
  expect(container.textContent).toMatch(/39,50.€/u);
  expect(screen.getByText('Jusqu’à 5 places sur la même séance.')).toBeDefined();
  expect(screen.getByText('Dans les 77 cinémas Candela du pays.')).toBeDefined();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Où',
    'Quand',
    'Combien',
    'En plus',
    'Comment',
    'Offrir',
  ]);
  expect(screen.getByRole('link', { name: 'Acheter la carte' }).getAttribute('href')).toBe(
    'https://ticketing.example/5',
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Cinécarte 3 places' })).toBeDefined();
});

it('strikes what its seats cost one by one, and says where', () => {
  const { container } = show(card(5));
  expect(container.querySelector('s')?.textContent).toMatch(/au lieu de 67.€/u);
  expect(container.textContent).toMatch(/5 × 13,40.€ \(Plein tarif, Candela Lyon Confluence\)/u);
});

it('strikes nothing where the counter asks no more', () => {
  const { container } = show(card(5), 790);
  expect(container.querySelector('s')).toBeNull();
  expect(container.textContent).not.toContain('Prix barré');
});

it('promises all cinemas where nobody can say how many they are', () => {
  show(card(5), 1340, 0);
  expect(screen.getByText('Dans tous les cinémas Candela du pays.')).toBeDefined();
});

it('promises no more cinemas than take the card', () => {
  show(card(5, false));
  expect(screen.getByText('Dans les cinémas qui proposent la carte.')).toBeDefined();
});

it('says that a card is not on sale, and still shows the others', () => {
  show(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Carte 5 places' })).toBeDefined();
  expect(screen.getByText('Les cartes déjà achetées restent valables.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 3, name: 'Cinécarte 3 places' })).toBeDefined();
});
