// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLostParts } from '@/lib/visitor/notices/lost-part';
import { lazyPart } from './lazy-part';

const told = vi.fn();
let stop = () => {};
beforeEach(() => {
  told.mockReset();
  stop = followLostParts(told);
});
afterEach(() => {
  stop();
  cleanup();
});

const Panel = ({ name }: { name: string; onClose?: () => void }) => <p>{name} is here</p>;
const lost = () => Promise.reject<typeof Panel>(new Error('ChunkLoadError'));

it('shows what comes', async () => {
  const Part = lazyPart(async () => Panel);
  render(
    <Suspense>
      <Part name="Calendar" />
    </Suspense>,
  );
  expect(await screen.findByText('Calendar is here')).toBeDefined();
});

it('leaves out a part whose code does not come, and the page stays', async () => {
  const Part = lazyPart(lost);
  render(
    <>
      <p>20:15</p>
      <Suspense fallback={<p>waits</p>}>
        <Part name="Calendar" />
      </Suspense>
    </>,
  );
  await vi.waitFor(() => expect(screen.queryByText('waits')).toBeNull());
  expect(screen.getByText('20:15')).toBeDefined();
  expect(told).not.toHaveBeenCalled();
});

it('closes what was opened in vain, and tells the visitor', async () => {
  const Part = lazyPart(lost);
  const onClose = vi.fn();
  render(
    <Suspense>
      <Part name="Calendar" onClose={onClose} />
    </Suspense>,
  );
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(told).toHaveBeenCalledOnce();
});

it('shows another way of the same where there is one', async () => {
  const Part = lazyPart(lost, ({ name }: { name: string }) => <p>{name} as before</p>);
  render(
    <Suspense>
      <Part name="By film" />
    </Suspense>,
  );
  expect(await screen.findByText('By film as before')).toBeDefined();
});
