// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { handlePresses } from '@/lib/visitor/device/handle-presses';
import { CloseNotice } from './close-notice';
import { closeNoticeAround } from './close-notice-around';
import { NoticeQueue } from './notice-queue';
import { orderByUrgency } from './notice-queue.logic';

const root = document.documentElement;
beforeAll(() => handlePresses({ closeNotice: closeNoticeAround }));
beforeEach(() => {
  delete root.dataset.closed;
  sessionStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

/** jsdom goes on applying the rules of a style that has left: no two tests share an id. */
const notice = (id: string, closable = true) => ({ id, closable });
const show = (...notices: { id: string; closable: boolean }[]) =>
  render(
    <>
      <NoticeQueue notices={notices}>
        {({ id, closable }, marks) => (
          <section key={id} {...marks} aria-label={id}>
            {closable && <CloseNotice label={`Close ${id}`} />}
          </section>
        )}
      </NoticeQueue>
      <main id="main" tabIndex={-1} />
    </>,
  );
const shown = () => screen.queryAllByRole('region').map((each) => each.getAttribute('aria-label'));
const close = (id: string) => userEvent.click(screen.getByRole('button', { name: `Close ${id}` }));

it('shows the first, the next once that was closed, and hands the focus on', async () => {
  show(notice('a "strike"'), notice('pay'), notice('lift'));
  expect(shown()).toEqual(['a "strike"']);
  await close('a "strike"');
  expect(shown()).toEqual(['pay']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close pay');
  await close('pay');
  await close('lift');
  expect(shown()).toEqual([]);
  expect(document.activeElement?.id).toBe('main');
});

it('shows and closes together those that editors gave one id', async () => {
  render(
    <NoticeQueue
      notices={[
        { id: 'both', closable: true, name: 'one' },
        { id: 'both', closable: true, name: 'other' },
        { id: 'next', closable: true, name: 'next' },
      ]}
    >
      {({ closable, name }, marks) => (
        <section key={name} {...marks} aria-label={name}>
          {closable && <CloseNotice label={`Close ${name}`} />}
        </section>
      )}
    </NoticeQueue>,
  );
  expect(shown()).toEqual(['one', 'other']);
  await close('one');
  expect(shown()).toEqual(['next']);
});

it('keeps none waiting behind one that stays', async () => {
  show(notice('door', false), notice('storm'), notice('card'));
  expect(shown()).toEqual(['door', 'storm']);
  await close('storm');
  expect(shown()).toEqual(['door', 'card']);
});

it('remembers for the session what was closed, also where nothing can be stored', async () => {
  show(notice('flood'), notice('till'));
  await close('flood');
  expect(sessionStorage.getItem('candela_closed')).toBe('flood');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no storage');
  });
  await close('till');
  expect(shown()).toEqual([]);
});

it('lets no id out of its rule', () => {
  const { container } = show(notice(`</style>'"] *{color:red}`));
  expect(container.querySelector('style')?.textContent).not.toMatch(/<|\*\{/);
});

it('puts warnings first and keeps the order otherwise', () => {
  const of = (id: string, level: 'WARNING' | 'INFO') => ({ id, level });
  const alerts = [of('a', 'INFO'), of('b', 'WARNING'), of('c', 'INFO'), of('d', 'WARNING')];
  expect(orderByUrgency(alerts).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});
