import { expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';

it('never keeps what is answered on the headers of one visitor', () => {
  const rows: readonly Endpoint[] = Object.values(endpoints);
  expect(rows.filter(({ headers, cache }) => headers && cache !== 'never')).toEqual([]);
});
