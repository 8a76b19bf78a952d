// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { SiteMapScreen } from './site-map';

const nothing = { listed: [], events: [], cinemas: [], cities: [], experiences: [], pages: [], features: null };
const show = (isWhole: boolean) =>
  render(
    <Tab locale="fr-FR">
      <SiteMapScreen {...nothing} isWhole={isWhole} />
    </Tab>,
  );

it('says that a list is missing, and has the ways that it knows', () => {
  show(false);
  expect(screen.getByRole('alert').textContent).toContain('Une partie de la page n’a pas pu s’afficher');
  expect(screen.getByRole('link', { name: 'Tous les cinémas' })).toBeDefined();
});

it('says nothing of it where nothing is', () => {
  show(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
