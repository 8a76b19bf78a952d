// @vitest-environment jsdom

import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { trustHtml } from '@/lib/domain/safe-html';
import { installDialog } from '@/tests/support/install-dialog';
import { cinemaSummary } from '@/tests/support/summaries';
import { Tab } from '@/tests/support/tab';
import { ExperienceScreen } from './experience';

beforeAll(installDialog);

const confluence = cinemaSummary('confluence', { name: 'Candela Confluence', tags: ['imax'] });
const experience = {
  slug: 'imax',
  title: 'IMAX',
  tagline: '22 mètres d’écran.',
  teaser: 'L’écran va d’un mur à l’autre.',
  details: {
    title: 'Ce qui change',
    html: trustHtml('<p>Le son se règle chaque matin.</p><ul><li><b>2 lasers</b> superposés</li></ul>'),
  },
  picture: '/imax.webp',
  banner: null,
  pictogram: null,
  isPremium: true,
  badge: null,
  accessibility: 'Deux places pour fauteuils roulants.',
  ctaUrl: '/films',
};
const towns = [{ slug: 'lyon', name: 'Lyon', isListed: true, cinemas: [confluence] }];

const renderScreen = (some: Partial<ComponentProps<typeof ExperienceScreen>> = {}) =>
  render(
    <Tab locale="fr-FR">
      <ExperienceScreen
        experience={experience}
        films={[]}
        towns={towns}
        filters={false}
        stories={[]}
        trail={null}
        {...some}
      />
    </Tab>,
  );

describe('an experience', () => {
  it('says what it changes in figures and where it is', () => {
    renderScreen();
    const facts = within(screen.getByRole('region', { name: 'Ce qui change' }));
    expect(facts.getByText('2 lasers').nextElementSibling?.textContent).toBe('superposés');
    expect(facts.getByText('1 cinéma')).toBeDefined();
    const cinemas = within(screen.getByRole('region', { name: '1 cinéma équipé' }));
    expect(cinemas.getByRole('heading', { name: 'Lyon' })).toBeDefined();
    expect(cinemas.getByRole('link', { name: 'Candela Confluence' })).toBeDefined();
  });

  it.each([1, 9])('leads to the page of a town, and names one that has none, of %i cinemas', (count) => {
    const cinemas = Array.from({ length: count }, (_, at) => cinemaSummary(`house ${at}`));
    renderScreen({ towns: [...towns, { slug: 'dijon', name: 'Dijon', isListed: false, cinemas }] });
    const pageOf = (town: string) =>
      within(screen.getByRole('heading', { name: town }))
        .queryByRole('link')
        ?.getAttribute('href') ?? null;
    expect(['Lyon', 'Dijon'].map(pageOf)).toEqual(['/cinemas/ville/lyon', null]);
  });

  it('holds its teaser and its details in the page, each behind an address of its own', () => {
    const { container } = renderScreen();
    const details = container.querySelector('dialog#details');
    expect(screen.getByRole('link', { name: 'Tous les détails' }).getAttribute('href')).toBe('#details');
    expect(details?.textContent).toContain('Le son se règle chaque matin.');
    expect(details?.textContent).toContain('Deux places pour fauteuils roulants.');
    expect(screen.getByRole('link', { name: 'Aperçu' }).getAttribute('href')).toBe('#teaser');
    expect(container.querySelector('dialog#teaser')?.textContent).toContain('L’écran va d’un mur à l’autre.');
  });

  it('without films leads to its cinemas instead', () => {
    renderScreen();
    expect(screen.getByRole('link', { name: 'Voir les cinémas' }).getAttribute('href')).toBe('#cinemas');
    expect(screen.getByText('Aucun film programmé pour l’instant')).toBeDefined();
  });

  it('keeps what it knows when films and cinemas cannot be read', () => {
    renderScreen({ films: null, towns: null });
    expect(screen.getByText('Les films n’ont pas pu s’afficher')).toBeDefined();
    expect(screen.getByText('Les cinémas n’ont pas pu s’afficher')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'IMAX' })).toBeDefined();
  });

  it('of which nobody wrote anything has no empty windows', () => {
    const { container } = renderScreen({
      experience: { ...experience, details: null, teaser: null, picture: null },
      towns: [],
    });
    expect(container.querySelector('dialog')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Aperçu' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Voir les cinémas' })).toBeNull();
  });
});
