// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { ProofDrawing } from './proof';
import { pickProof } from './proof.logic';
import { listAbove, listAround } from './speakers.logic';

const fact = (term: string) => ({ term, text: '' });

it.each([
  ['imax', 'Ce qui change', ['2 lasers', '22 × 12 m'], { kind: 'screen', width: 22, height: 12 }],
  ['imax', null, ['20,5 x 11 m'], { kind: 'screen', width: 20.5, height: 11 }],
  ['imax', '22 mètres', ['2 lasers'], null],
  ['screenx', '270 Grad', [], { kind: 'around', degrees: 270 }],
  ['screenx', 'Sur les murs', [], null],
  ['dolby', '86 haut-parleurs', ['14', '2 lasers'], { kind: 'speakers', count: 86, above: 14 }],
  ['dolby', '86 speakers', [], { kind: 'speakers', count: 86, above: 0 }],
  ['dolby', 'Le noir est noir', ['14'], null],
  ['4dx', '21 effets, un bouton', ['22 × 12 m'], null],
])('of %s, "%s" and %j is drawn %j', (slug, title, terms, proof) => {
  expect(pickProof({ slug, title, facts: terms.map(fact) })).toEqual(proof);
});

it('says what it draws to those who do not see it', () => {
  render(
    <Tab locale="fr-FR">
      <ProofDrawing proof={{ kind: 'screen', width: 22, height: 12 }} name="IMAX" />
    </Tab>,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/22 m sur 12.*12 m sur 5.*1,75 m/);
});

it('draws a person as tall as they are beside the screen', () => {
  const { container } = render(
    <Tab locale="fr-FR">
      <ProofDrawing proof={{ kind: 'screen', width: 22, height: 12 }} name="IMAX" />
    </Tab>,
  );
  const head = container.querySelector('g circle');
  const tall = Number(head?.getAttribute('r')) - Number(head?.getAttribute('cy'));
  expect(tall).toBeCloseTo(1.75, 2);
});

it('draws as many speakers as there are, none twice, within the hall', () => {
  const hall = { width: 18, length: 12 };
  const spots = [...listAround(72, hall), ...listAbove(14, hall)];
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(86);
  expect(spots.every(({ x, y }) => x > 0 && x < 18 && y > 0 && y < 12)).toBe(true);
});
