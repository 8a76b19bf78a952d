// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { Rating } from './rating';
import { buildRatingWords } from './rating-words';

const rating = { ref: '12 (14)', label: '', sentence: '', warning: null, forAll: false, pictograms: [] };

const said = (full: boolean) =>
  render(
    <Tab locale="de-CH">
      <Rating rating={rating} full={full} />
    </Tab>,
  ).container.textContent;

it('says on the page of a film, and on no card, that cantons have rules of their own', () => {
  expect(said(true)).toBe('12 (14)Kantonale Regeln gelten');
  expect(said(false)).toBe('12 (14)');
});

it('warns of nothing where everybody may see it', () => {
  const look = (forAll: boolean) =>
    buildRatingWords('plain', { ...rating, label: 'Tout public', forAll }, ((key: string) => key) as never).look;
  expect([look(true), look(false)]).toEqual(['open', 'legal']);
});
