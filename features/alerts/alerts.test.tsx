// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { byUrgency, inTurn } from './alerts.logic';
import { Queue } from './parts/queue.island';

const notice = (id: string, closable = true) => ({ id, closable, level: 'INFO' as const, content: <p>{id}</p> });
const ids = (notices: readonly { id: string }[]) => notices.map(({ id }) => id);

it('shows the first, and the next once that was put away', () => {
  const notices = [notice('strike'), notice('pay')];
  expect(ids(inTurn(notices, []))).toEqual(['strike']);
  expect(ids(inTurn(notices, ['strike']))).toEqual(['pay']);
  expect(ids(inTurn(notices, ['strike', 'pay']))).toEqual([]);
});

it('keeps none waiting behind one that stays', () => {
  const notices = [notice('lift', false), notice('strike'), notice('pay')];
  expect(ids(inTurn(notices, []))).toEqual(['lift', 'strike']);
  expect(ids(inTurn(notices, ['strike', 'pay']))).toEqual(['lift']);
});

it('puts warnings first and keeps the order otherwise', () => {
  const of = (id: string, level: 'WARNING' | 'INFO') => ({ id, level });
  expect(ids(byUrgency([of('a', 'INFO'), of('b', 'WARNING'), of('c', 'INFO'), of('d', 'WARNING')]))).toEqual([
    'b',
    'd',
    'a',
    'c',
  ]);
});

it('hands the focus on to the next notice, and then to the page', async () => {
  render(
    <>
      <Queue notices={[notice('strike'), notice('pay')]} label="Notice" closeLabel="Close" />
      <main id="main" tabIndex={-1} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('strike')).toBeNull();
  expect(screen.getByRole('region', { name: 'Notice' }).textContent).toContain('pay');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement?.id).toBe('main');
});
