// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { Price } from './price';

const said = (locale: 'fr-FR' | 'en-FR', price: Parameters<typeof Price>[0]) => {
  const { container } = render(
    <Tab locale={locale}>
      <Price {...price} />
    </Tab>,
  );
  return { text: container.textContent?.replace(/\s+/g, ' '), struck: container.querySelector('s')?.textContent };
};

it('says the price and what it was before', () => {
  const { text, struck } = said('fr-FR', { amount: 1580, initial: 2680 });
  expect(text).toBe('Maintenant 15,80 € au lieu de 26,80 €');
  expect(struck).toContain('26,80');
});

it('has nothing struck where the price has not changed', () => {
  expect(said('fr-FR', { amount: 7400 })).toEqual({ text: '74 €', struck: undefined });
});

it('writes the currency where the language does, and what the price is for', () => {
  expect(said('en-FR', { amount: 2190, unit: 'a month' }).text).toBe('€21.90 a month');
});
