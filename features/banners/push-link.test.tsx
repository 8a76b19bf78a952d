// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ShowSummary } from '@/lib/domain/show';
import { Tab } from '@/tests/support/tab';
import { PushLink } from './parts/push-link';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const shows = [{ slug: 'tosca-2', ref: 'HO2', isMovie: false }] as unknown as ShowSummary[];
const pathOf = (slug: string, ref: string | null) => {
  render(
    <Tab locale="fr-FR">
      <PushLink push={{ cta: null, show: { slug, ref, title: slug } }} shows={shows} className="" />
    </Tab>,
  );
  return screen.getByRole('link').getAttribute('href');
};

it('leads to an event as an event, also when its editors named it as another country does', () => {
  expect(pathOf('tosca-opera-2', 'HO2')).toBe('/evenements/tosca-2');
});

it('takes a title that the list lacks for a film', () => {
  expect(pathOf('totality-1', null)).toBe('/films/totality-1');
});
