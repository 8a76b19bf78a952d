import { expect, it } from 'vitest';
import { buildAddress } from './address';

it('says nothing of what nobody knows of a place but its country', () => {
  const known = { street: '1 quai', postalCode: '69002', city: 'Lyon', country: 'FR' };
  expect(buildAddress(known)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '1 quai',
    postalCode: '69002',
    addressLocality: 'Lyon',
    addressCountry: 'FR',
  });
  const unknown = { street: '', postalCode: '', city: '', country: 'FR' };
  expect(JSON.parse(JSON.stringify(buildAddress(unknown)))).toEqual({ '@type': 'PostalAddress', addressCountry: 'FR' });
});
