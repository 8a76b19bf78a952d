// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cinemaSummary, citySummary } from '@/tests/support/summaries';
import { Tab } from '@/tests/support/tab';
import { CinemasScreen } from './cinemas';

vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

it('leads to the page of a town, and names one that has none', () => {
  const at = (latitude: number) => ({ gps: { latitude, longitude: 4 } });
  const { container } = render(
    <Tab locale="fr-FR">
      <CinemasScreen
        cinemas={[
          cinemaSummary('confluence', at(45.7)),
          cinemaSummary('massena', { citySlug: 'nice', city: 'Nice', ...at(43.7) }),
          cinemaSummary('comedie', { citySlug: 'dijon', city: 'Dijon', ...at(47.3) }),
        ]}
        cities={[citySummary('lyon', { name: 'Lyon' }), citySummary('nice', { name: 'Nice' })]}
        tags={[]}
      />
    </Tab>,
  );
  const pageOf = (town: string) =>
    within(screen.getByRole('heading', { name: town }))
      .queryByRole('link')
      ?.getAttribute('href') ?? null;
  expect(['Lyon', 'Nice', 'Dijon'].map(pageOf)).toEqual(['/cinemas/ville/lyon', '/cinemas/ville/nice', null]);
  const points = container.querySelectorAll('[aria-hidden] a[data-of]');
  expect([...points].map((point) => point.getAttribute('href')).toSorted()).toEqual([
    '#dijon',
    '/cinemas/ville/lyon',
    '/cinemas/ville/nice',
  ]);
});
