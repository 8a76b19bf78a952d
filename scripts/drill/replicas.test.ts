import { once } from 'node:events';
import { expect, it } from 'vitest';
import { launchNode } from '../lib/children';
import { findWrongEnd } from './replicas';

/** Says that it listens for the signal, and does with it what the script says. */
async function startPart(atTheSignal: string) {
  const script = `process.on('SIGTERM', () => { ${atTheSignal} }); setInterval(() => {}, 1000); console.log('up')`;
  const child = launchNode(['-e', script], { output: 'quiet' });
  await once(child.stdout!, 'data');
  return { name: 'The site at port 1', child };
}

it('finds nothing wrong with a site that ends with 0', async () => {
  expect(await findWrongEnd(await startPart('process.exit(0)'))).toBeNull();
});

it('tells of one that ends with an error', async () => {
  expect(await findWrongEnd(await startPart('process.exit(3)'))).toBe('The site at port 1 ended with 3.');
});

it('tells of one that has to be killed', async () => {
  expect(await findWrongEnd(await startPart(''))).toBe(
    'The site at port 1 ended by SIGKILL, ten seconds after it was told to.',
  );
}, 20_000);
