import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { readContract } from './read-contract';

// All types of the table are looked at once, on two cores that others use as well.
it('the schemas that are served are those of the contract (`npm run openapi` writes them anew)', {
  timeout: 240_000,
}, () => {
  const served = JSON.parse(readFileSync('lib/gateway/openapi/schemas.json', 'utf8'));
  expect(served).toEqual(readContract());
  expect(Object.keys(served.answers)).toEqual(Object.keys(endpoints).toSorted());
});
