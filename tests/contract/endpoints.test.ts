import { expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints, table } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';

it('never keeps what is answered on the headers of one visitor', () => {
  const rows: readonly Endpoint[] = Object.values(endpoints);
  expect(rows.filter(({ headers, cache }) => headers && cache !== 'never')).toEqual([]);
});

it('says of every call of a day what there is on one without showings, so that the catalogue is not asked of any day', () => {
  const dated = table.filter(({ path, query = [] }) => path.includes('[date]') || query.includes('date'));
  expect(dated).toHaveLength(3);
  for (const row of dated) {
    expect(row.path).toContain('[date]');
    expect(row.emptyDay, row.path).toBeDefined();
    expect(Object.keys(parseAnswer('fr', row, row.path, row.emptyDay) as object)).toEqual([]);
  }
});
