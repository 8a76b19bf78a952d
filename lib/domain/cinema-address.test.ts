import { expect, it } from 'vitest';
import { addressLine, townLine } from './cinema-address';

it.each([
  [{ street: '1 quai', postalCode: '69002', city: 'Lyon' }, '1 quai, 69002 Lyon', '69002 Lyon'],
  [{ street: '1 quai', postalCode: '', city: 'Lyon' }, '1 quai, Lyon', 'Lyon'],
  [{ street: '1 quai', postalCode: '69002', city: '' }, '1 quai, 69002', '69002'],
  [{ street: '', postalCode: '69002', city: 'Lyon' }, '69002 Lyon', '69002 Lyon'],
  [{ street: '1 quai', postalCode: '', city: '' }, '1 quai', ''],
  [{ street: '', postalCode: '', city: '' }, '', ''],
])('of %o only what is known is written', (cinema, line, town) => {
  expect([addressLine(cinema), townLine(cinema)]).toEqual([line, town]);
});
