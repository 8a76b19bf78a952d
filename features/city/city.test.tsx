// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { City } from '@/lib/domain/cinema';
import type { NearCinema } from '@/lib/domain/nearby';
import type { ShowSummary } from '@/lib/domain/show';
import { cinemaSummary } from '@/tests/support/summaries';
import { Tab } from '@/tests/support/tab';
import { CityScreen } from './city';
import { putSoonestFirst } from './city.order';
import { pickMembers } from './parts/city.logic';

const city: City = {
  slug: 'le-havre',
  name: 'Le Havre',
  defaultCinema: 'docks',
  html: null,
  seo: { title: null, description: null },
  cinemas: ['plage', 'docks'],
  nearbyCinemas: [],
  nearbyCities: [],
  pictures: ['/quai.webp', '/docks.webp'],
  topShows: [],
};

const cinema = (slug: string, citySlug = 'le-havre') => cinemaSummary(slug, { citySlug });

const near: NearCinema[] = [{ cinema: cinema('rouen', 'rouen'), kilometres: 71 }];

const renderCity = (topShows: readonly ShowSummary[] | null, films = 12, nearCinemas: readonly NearCinema[] = []) =>
  render(
    <Tab locale="fr-FR">
      <CityScreen
        city={city}
        cinemas={[cinema('docks')]}
        tags={[]}
        films={films}
        topShows={topShows}
        nearCinemas={nearCinemas}
        nearCities={[]}
        trail={null}
      />
    </Tab>,
  );

describe('the cinemas of a city', () => {
  it('are its open ones, the main one first', () => {
    const all = [cinema('plage'), cinema('docks'), cinema('paris', 'paris')];
    expect(pickMembers(city, all).map(({ slug }) => slug)).toEqual(['docks', 'plage']);
    expect(pickMembers(city, [cinema('plage')]).map(({ slug }) => slug)).toEqual(['plage']);
  });

  it('include one that the city forgot but that names it', () => {
    expect(pickMembers({ ...city, cinemas: [] }, [cinema('plage')])).toHaveLength(1);
  });

  it('stand in the order of what they show next, those with nothing last', () => {
    const all = ['docks', 'plage', 'gare', 'halles'].map((slug) => cinema(slug));
    const upcoming = [
      { slug: 'docks', showings: [{ closes: 2000 }] },
      { slug: 'plage', showings: [] },
      { slug: 'gare', showings: [{ closes: 100 }, { closes: 3000 }] },
    ];
    expect(putSoonestFirst(all, upcoming).map(({ slug }) => slug)).toEqual(['gare', 'docks', 'plage', 'halles']);
    expect(putSoonestFirst(all, []).map(({ slug }) => slug)).toEqual(['docks', 'plage', 'gare', 'halles']);
  });
});

describe('the page of a city', () => {
  it('speaks of the town as one does', () => {
    renderCity([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Le cinéma au Havre' })).toBeDefined();
    expect(screen.getByText('Un cinéma, 12 films à l’affiche.')).toBeDefined();
  });

  it('says of a cinema elsewhere in which town it is, and not of its own', () => {
    renderCity([], 12, near);
    const addresses = screen.getAllByText(/^1 quai/).map(({ textContent }) => textContent);
    expect(addresses).toEqual(['1 quai, 69002', '1 quai, 69002\u00a0Lyon']);
  });

  it('names a cinema elsewhere of which nobody knows how far it is, and no distance', () => {
    const named = (kilometres: number | null) => {
      const { container } = renderCity([], 12, [{ cinema: cinema('rouen', 'rouen'), kilometres }]);
      return [...container.querySelectorAll('article')].at(-1)?.textContent;
    };
    expect(named(71)).toMatch(/Candela rouen.*71\skm/);
    expect(named(null)).toMatch(/Candela rouen(?!.*km)/);
  });

  it('does not count films it could not read', () => {
    renderCity([], 0);
    expect(screen.getByText('Un cinéma.')).toBeDefined();
  });

  it('keeps its cinemas when the films cannot be read, and offers to try again', () => {
    renderCity(null);
    expect(screen.getByRole('alert').textContent).toContain('Les films n’ont pas pu s’afficher');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Candela docks' })).toBeDefined();
  });
});

it('opens with its first picture, across the page: several signs would compete', () => {
  const { container } = renderCity([]);
  const shown = [...container.querySelectorAll('img')].map(({ src }) => decodeURIComponent(src));
  expect(shown.filter((src) => src.includes('quai'))).toHaveLength(1);
  expect(shown.filter((src) => src.includes('docks'))).toHaveLength(0);
});
