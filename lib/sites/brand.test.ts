import { expect, it } from 'vitest';
import { brand, withoutBrand } from './brand';

it('leaves out the brand that begins a name, and only there', () => {
  expect(withoutBrand(`${brand.name} Paris Bastille`)).toBe('Paris Bastille');
  expect(withoutBrand(`Le ${brand.name}`)).toBe(`Le ${brand.name}`);
});
