// @vitest-environment jsdom

import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cinema } from '@/lib/domain/cinema';
import { trustHtml } from '@/lib/domain/safe-html';
import type { Locale } from '@/lib/sites/locales';
import { installDialog } from '@/tests/support/install-dialog';
import { Tab } from '@/tests/support/tab';
import { CinemaScreen } from './cinema';

beforeAll(installDialog);

const cinema: Cinema = {
  slug: 'candela-lyon-confluence',
  name: 'Candela Lyon Confluence',
  citySlug: 'lyon',
  vistaRef: '1',
  street: '112 cours Charlemagne',
  postalCode: '69002',
  city: 'Lyon',
  gps: { latitude: 45.74, longitude: 4.81 },
  tags: [],
  halls: 14,
  seats: 2860,
  isAccessible: true,
  picture: null,
  services: [],
  alerts: [],
  prices: [],
  supplements: [],
  priceTerms: null,
  passes: [],
  ecards: [],
  photos: [],
  itinerary: null,
  description: null,
  nearbyCinemas: [],
  nearbyCities: [],
  slides: [],
  redirectSlug: null,
  seo: { title: null, description: null },
  accessibility: null,
  businessUrl: null,
  weekOffset: 3,
};

type Around = Partial<Parameters<typeof CinemaScreen>[0]>;

const renderCinema = (facts: Partial<Cinema>, locale: Locale = 'en-FR', around: Around = {}) => {
  const page = (children: ReactNode) => <Tab locale={locale}>{children}</Tab>;
  const nothing = { formats: [], alerts: [], near: [], cities: [], trail: null, programme: null };
  return render(page(<CinemaScreen cinema={{ ...cinema, ...facts }} {...nothing} {...around} />));
};

const plain = (element: Element | null) => element?.textContent?.replace(/[\u00a0\u202f]/g, ' ');
/** Closed panels are hidden from everyone but the visitor who asks for them. */
const table = (name: RegExp) => screen.getByRole('table', { name, hidden: true });
const rows = (name: RegExp) => within(table(name)).getAllByRole('row', { hidden: true }).slice(1).map(plain);

describe('what a cinema says of itself', () => {
  it('is one heading with the brand in it', () => {
    renderCinema({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Candela Lyon Confluence');
  });

  it('counts its screens and seats, as far as they are known', () => {
    renderCinema({ seats: null });
    expect(screen.getByRole('heading', { name: '14 screens' })).toBeDefined();
  });

  it('leads to its prices and information by their fragments, in the page once', () => {
    const { container } = renderCinema({ itinerary: trustHtml('<p>Tram T1, at the door</p>') });
    expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('#tarifs');
    expect(screen.getByRole('link', { name: 'Info' }).getAttribute('href')).toBe('#info');
    expect(container.querySelectorAll('#tarifs, #info')).toHaveLength(2);
  });
});

describe('prices', () => {
  it.each<[Locale, number, string]>([
    ['fr-FR', 1340, 'Plein tarif 13,40 €'],
    ['fr-SN', 4600, 'Plein tarif 4 600 F CFA'],
    ['fr-TN', 14000, 'Plein tarif 14,000 DT'],
  ])('are in the money of %s', (locale, amount, expected) => {
    renderCinema({ prices: [{ label: 'Plein tarif', amount, legend: null }] }, locale);
    expect(rows(/La place/)[0]?.replace('tarif', 'tarif ')).toBe(expected);
  });

  it('say what each is for', () => {
    renderCinema({ prices: [{ label: 'Morning', amount: 640, legend: 'Before 11:30' }] });
    expect(rows(/Tickets/)).toEqual(['Morning Before 11:30€6.40']);
  });

  it('put the glasses under the supplement they need', () => {
    const extra = (id: string, label: string, parent: string | null) => ({ id, label, amount: 100, parent });
    renderCinema({ supplements: [extra('9', 'Glasses', '4'), extra('2', 'IMAX', null), extra('4', '3D', null)] });
    expect(rows(/On top of the ticket/)).toEqual(['IMAX+ €1.00', '3D+ €1.00', 'Glasses With “3D”+ €1.00']);
  });

  it('keep the rarer supplements for who asks', () => {
    const extra = (id: number) => ({ id: `${id}`, label: `Format ${id}`, amount: 100, parent: null });
    const { container } = renderCinema({ supplements: [1, 2, 3, 4, 5, 6].map(extra) });
    const folded = container.querySelector('#tarifs details');
    expect(folded?.querySelector('summary')?.textContent).toBe('3 other supplements');
    expect([...(folded?.querySelectorAll('tbody tr') ?? [])].map(plain)).toEqual(
      [4, 5, 6].map((id) => `Format ${id}+ €1.00`),
    );
  });

  it('are never an empty panel', () => {
    renderCinema({});
    expect(screen.getByText(/Prices for this cinema are not online yet/)).toBeDefined();
  });
});

describe('services', () => {
  it('for disabled visitors come first and say so', () => {
    const service = (label: string, isAccessibility: boolean) => ({
      slug: label,
      label,
      html: trustHtml('<p>…</p>'),
      isAccessibility,
      picture: null,
    });
    const { container } = renderCinema({ services: [service('Bar', false), service('Hearing loop', true)] });
    const [first, second] = container.querySelectorAll('#info summary');
    expect(first?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Accessibility');
    expect([first?.textContent, second?.textContent]).toEqual(['Hearing loop', 'Bar']);
  });

  it('wear their badge, which says nothing the label does not, at a size known before it arrives', () => {
    const service = { slug: 'bar', label: 'Bar', html: trustHtml(''), isAccessibility: false };
    const { container } = renderCinema({
      services: [
        { ...service, picture: 'https://media.example/bar.webp' },
        { ...service, slug: 'cloakroom', label: 'Cloakroom', picture: null },
      ],
    });
    const badges = [...container.querySelectorAll('#info img[src*="bar.webp"]')];
    expect(
      badges.map((badge) => ['alt', 'loading', 'width', 'height'].map((name) => badge.getAttribute(name))),
    ).toEqual([['', 'lazy', '40', '40']]);
    expect(container.querySelectorAll('#info summary img, #info p img')).toHaveLength(1);
  });
});

describe('what lies around', () => {
  const town = { slug: 'saint-louis', name: 'Saint-Louis', cinemas: 1, kilometres: 12.4 };

  it('gives the way to a town with its distance', () => {
    renderCinema({}, 'en-FR', { cities: [town] });
    expect(screen.getByRole('link', { name: /Saint-Louis/ }).textContent).toBe('Saint-Louis1 cinema, 12 km');
  });

  it('is words and no link where the site has no pages for towns', () => {
    renderCinema({}, 'en-SN', { cities: [town] });
    expect(screen.queryByRole('link', { name: /Saint-Louis/ })).toBeNull();
    expect(screen.getByText('Saint-Louis')).toBeDefined();
  });
});

describe('messages before a visit', () => {
  it('come one after the other, and go when the editors allow it', async () => {
    const alert = {
      id: '1',
      level: 'WARNING' as const,
      title: 'Lift out of order',
      subtitle: null,
      html: trustHtml('<p>Until Friday.</p>'),
      cinemas: [cinema.slug],
      allCinemas: false,
      closable: true,
      cta: null,
    };
    renderCinema({ alerts: [{ html: trustHtml('<p>Entrance moved</p>'), isWarning: true, cta: null }] }, 'en-FR', {
      alerts: [alert, { ...alert, id: '2', title: 'Heating is out', cta: { label: 'Read on', url: '/en/news' } }],
    });
    const close = () => screen.getByRole('button', { name: 'Close this message' }).click();
    const isShown = (title: string) =>
      getComputedStyle(screen.getAllByText(title)[0]?.closest('[data-notice]') ?? document.body).display !== 'none';
    expect([isShown('Lift out of order'), isShown('Heating is out')]).toEqual([true, false]);
    close();
    expect([isShown('Lift out of order'), isShown('Heating is out')]).toEqual([false, true]);
    close();
    expect(isShown('Heating is out')).toBe(false);
    expect(screen.getAllByText('Entrance moved')).not.toHaveLength(0);
  });
});

it('says on a slide what it is and when it holds', () => {
  const slide = { subtitle: '', url: null, backdrop: null, ctaLabel: null, newTab: false };
  renderCinema({
    slides: [
      {
        ...slide,
        title: 'With the team',
        period: { kind: 'exact', on: '2026-12-02' },
        clock: '20:30',
        tag: { title: 'Guests', colour: '#ffc53d' },
      },
    ],
  });
  const item = screen.getByRole('heading', { name: 'With the team' }).closest('li');
  expect(item?.textContent).toContain('GuestsOn 2 December, 20:30');
});
