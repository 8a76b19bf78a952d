import { expect, it } from 'vitest';
import type { Outcome } from './ask';
import { listLost, noteOutcome, startTally, sumOf } from './tally';

const outcome = (address: string, lost: string | null): Outcome => ({
  ...{ kind: 'page', address, lost, status: lost === '500' ? 500 : 0 },
  ...{ cache: 'MISS', milliseconds: 5, text: '' },
});

it('names what was lost by its reason, the first five of each, and counts all of it', () => {
  const tally = startTally('a minute');
  for (let turn = 1; turn <= 7; turn += 1) noteOutcome(tally, outcome(`fr.localhost/films/${turn}`, '500'));
  noteOutcome(tally, outcome('be-fr.localhost/', 'ECONNRESET'));
  expect(listLost(tally)).toEqual([
    expect.stringMatching(/500: fr\.localhost\/films\/1 .*fr\.localhost\/films\/5$/),
    expect.stringMatching(/ECONNRESET: be-fr\.localhost\/$/),
  ]);
  expect([tally.asked, sumOf(tally.lost)]).toEqual([8, 8]);
});

it('has nothing to say of what somebody had', () => {
  const tally = startTally('a minute');
  noteOutcome(tally, outcome('fr.localhost/', null));
  expect(listLost(tally)).toEqual([]);
});
