// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeNoticeAround } from '@/components/views/notice-queue/close-notice-around';
import { trustHtml } from '@/lib/domain/safe-html';
import { handlePresses } from '@/lib/visitor/device/handle-presses';
import { cinema, showCinema } from '@/tests/support/cinema';
import { installDialog } from '@/tests/support/install-dialog';
import { cinemaSummary } from '@/tests/support/summaries';

beforeAll(installDialog);
beforeAll(() => handlePresses({ closeNotice: closeNoticeAround }));

describe('what a cinema says of itself', () => {
  it('is one heading with the brand in it', () => {
    showCinema({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Candela Lyon Confluence');
  });

  it('counts its screens and seats, as far as they are known', () => {
    showCinema({ seats: null });
    expect(screen.getByRole('heading', { name: '14 screens' })).toBeDefined();
  });

  it('leads to its prices and information by their fragments, in the page once', () => {
    const { container } = showCinema({ itinerary: trustHtml('<p>Tram T1, at the door</p>') });
    expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('#tarifs');
    expect(screen.getByRole('link', { name: 'Info' }).getAttribute('href')).toBe('#info');
    expect(container.querySelectorAll('#tarifs, #info')).toHaveLength(2);
  });
});

describe('how to come', () => {
  it('is said once in the panel, and so is what awaits a wheelchair', () => {
    const { container } = showCinema({
      itinerary: trustHtml('<h3>By tram</h3><p>Tram T1, at the door</p>'),
      isAccessible: true,
    });
    const said = container.querySelector('#info')?.textContent ?? '';
    expect(said.split('Tram T1')).toHaveLength(2);
    expect(said.split('Wheelchair access')).toHaveLength(2);
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
    const { container } = showCinema({ services: [service('Bar', false), service('Hearing loop', true)] });
    const [first, second] = container.querySelectorAll('#info summary');
    expect(first?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Accessibility');
    expect([first?.textContent, second?.textContent]).toEqual(['Hearing loop', 'Bar']);
  });

  it('wear their badge, which says nothing the label does not, at a size known before it arrives', () => {
    const service = { slug: 'bar', label: 'Bar', html: trustHtml(''), isAccessibility: false };
    const { container } = showCinema({
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
    showCinema({}, 'en-FR', { cities: [town] });
    expect(screen.getByRole('link', { name: /Saint-Louis/ }).textContent).toBe('Saint-Louis1 cinema, 12 km');
  });

  it('names a cinema of which nobody knows how far it is, and no distance', () => {
    const near = [
      { cinema: cinemaSummary('vaise'), kilometres: 4.2 },
      { cinema: cinemaSummary('gerland'), kilometres: null },
    ];
    const { container } = showCinema({}, 'en-FR', { near });
    const rows = [...container.querySelectorAll('[aria-labelledby="nearby"] article')];
    expect(rows.map((row) => row.textContent)).toEqual([
      'Candela vaise1 quai, 69002\u00a0Lyon4,2 km',
      'Candela gerland1 quai, 69002\u00a0Lyon',
    ]);
  });

  it('is words and no link where the site has no pages for towns', () => {
    showCinema({}, 'en-SN', { cities: [town] });
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
    showCinema({ alerts: [{ html: trustHtml('<p>Entrance moved</p>'), isWarning: true, cta: null }] }, 'en-FR', {
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
  showCinema({
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
  expect(item?.textContent).toContain('GuestsOn 2\u00a0December, 20:30');
});
