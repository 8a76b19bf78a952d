// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '@/lib/sites/locales';
import { Tab } from '@/tests/support/tab';
import { Ask } from './ask';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));
afterEach(cleanup);

const waysOn = (locale: Locale, statement: string | null) => {
  const { container } = render(
    <Tab locale={locale}>
      <Ask statement={statement} />
    </Tab>,
  );
  expect(container.querySelectorAll('svg')).toHaveLength(screen.getAllByRole('link').length);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('leads to whom one can ask', () => {
  expect(waysOn('fr-FR', 'accessibilite')).toEqual(['/cinemas', '/aide', '/fr/info/accessibilite']);
});

it('names no help centre where there is none', () => {
  expect(waysOn('fr-SN', null)).toEqual(['/fr/cinemas']);
});
