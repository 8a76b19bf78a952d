// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/sites/locales';
import { showCinema } from '@/tests/support/cinema';
import { installDialog } from '@/tests/support/install-dialog';

beforeAll(installDialog);

const plain = (element: Element | null) => element?.textContent?.replace(/[\u00a0\u202f]/g, ' ');
/** Closed panels are hidden from everyone but the visitor who asks for them. */
const table = (name: RegExp) => screen.getByRole('table', { name, hidden: true });
const rows = (name: RegExp) => within(table(name)).getAllByRole('row', { hidden: true }).slice(1).map(plain);

const format = (id: number) => ({ id: `${id}`, label: `Format ${id}`, amount: 100, parent: null });

describe('prices', () => {
  it.each<[Locale, number, string]>([
    ['fr-FR', 1340, 'Plein tarif 13,40 €'],
    ['fr-SN', 4600, 'Plein tarif 4 600 F CFA'],
    ['fr-TN', 14000, 'Plein tarif 14,000 DT'],
  ])('are in the money of %s', (locale, amount, expected) => {
    showCinema({ prices: [{ label: 'Plein tarif', amount, legend: null }] }, locale);
    expect(rows(/La place/)[0]?.replace('tarif', 'tarif ')).toBe(expected);
  });

  it('say what each is for', () => {
    showCinema({ prices: [{ label: 'Morning', amount: 640, legend: 'Before 11:30' }] });
    expect(rows(/Tickets/)).toEqual(['Morning Before 11:30€6.40']);
  });

  it('put the glasses under the supplement they need', () => {
    const extra = (id: string, label: string, parent: string | null) => ({ id, label, amount: 100, parent });
    showCinema({ supplements: [extra('9', 'Glasses', '4'), extra('2', 'IMAX', null), extra('4', '3D', null)] });
    expect(rows(/On top of the ticket/)).toEqual(['IMAX+ €1.00', '3D+ €1.00', 'Glasses With “3D”+ €1.00']);
  });

  it('tell the supplements of a few formats whole', () => {
    const { container } = showCinema({ supplements: [1, 2, 3, 4, 5, 6].map(format) });
    expect(rows(/On top of the ticket/)).toHaveLength(6);
    expect(container.querySelector('#tarifs details')).toBeNull();
  });

  it('keep the rarer supplements for who asks', () => {
    const { container } = showCinema({ supplements: [1, 2, 3, 4, 5, 6, 7, 8].map(format) });
    const folded = container.querySelector('#tarifs details');
    expect(folded?.querySelector('summary')?.textContent).toBe('3 other supplements');
    expect([...(folded?.querySelectorAll('tbody tr') ?? [])].map(plain)).toEqual(
      [6, 7, 8].map((id) => `Format ${id}+ €1.00`),
    );
  });

  it('are never an empty panel', () => {
    showCinema({});
    expect(screen.getByText(/Prices for this cinema are not online yet/)).toBeDefined();
  });
});
