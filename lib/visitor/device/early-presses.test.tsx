// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEarlyPresses } from './early-presses';
import { earlyPressesScript } from './early-presses-script';

const pressed = vi.fn();
const chosen = vi.fn();
let root: Root | undefined;

/** As the fields of a bar are: what they show is what the page knows. */
function Page() {
  useEarlyPresses();
  const [age, setAge] = useState('');
  const [isTold, setTold] = useState(false);
  const [town, setTown] = useState('');
  chosen(age, isTold, town);
  return (
    <>
      <button type="button" onClick={() => pressed('heart')}>
        <b>Heart</b>
      </button>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <button type="submit">Send</button>
      <select aria-label="Age" value={age} onChange={({ target }) => setAge(target.value)}>
        <option value="">any</option>
        <option value="6">6</option>
      </select>
      <input type="checkbox" checked={isTold} onChange={({ target }) => setTold(target.checked)} />
      <input value={town} onChange={({ target }) => setTown(target.value)} />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressed.mockReset();
  chosen.mockReset();
  new Function(earlyPressesScript)();
  document.body.innerHTML =
    '<div id="root"><button type="button"><b>Heart</b></button><button type="button" popovertarget="menu">Menu</button><button type="submit">Send</button>' +
    '<select aria-label="Age"><option value="" selected="">any</option><option value="6">6</option></select><input type="checkbox"/><input value=""/></div>';
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.useRealTimers();
});

const wakeUp = () =>
  act(() => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, <Page />);
  });
const settle = () => act(() => vi.runAllTimers());

it('shows at once that something was pressed, until it is heard', () => {
  const heart = screen.getByText('Heart').closest('button');
  screen.getByText('Heart').click();
  expect(heart?.dataset.kept).toBe('');
  wakeUp();
  expect(heart?.dataset.kept).toBeUndefined();
});

it('does once what was pressed before anything listened, however often it was pressed', () => {
  screen.getByText('Heart').click();
  screen.getByText('Heart').click();
  wakeUp();
  expect(pressed).not.toHaveBeenCalled();
  settle();
  expect(pressed).toHaveBeenCalledOnce();
});

it('hears a later press once', () => {
  wakeUp();
  screen.getByText('Heart').click();
  settle();
  expect(pressed).toHaveBeenCalledOnce();
});

it('leaves what works by itself to the browser', () => {
  const again = vi.fn();
  screen.getByText('Menu').click();
  screen.getByText('Send').click();
  wakeUp();
  document.addEventListener('click', again);
  settle();
  document.removeEventListener('click', again);
  expect(again).not.toHaveBeenCalled();
});

it('forgets what was pressed long ago', () => {
  let pressedAt = 0;
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { once: true });
  screen.getByText('Heart').click();
  vi.spyOn(performance, 'now').mockReturnValue(pressedAt + 10_001);
  wakeUp();
  settle();
  expect(pressed).not.toHaveBeenCalled();
});

it('hears what was chosen of a list, ticked or typed before anything listened, however long ago: it stands there', async () => {
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  const field = screen.getByRole<HTMLInputElement>('textbox');
  box.click();
  for (const typed of ['L', 'Ly']) {
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  list.value = '6';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  vi.spyOn(performance, 'now').mockReturnValue(1e6);
  wakeUp();
  settle();
  expect(chosen).toHaveBeenLastCalledWith('6', true, 'Ly');
  expect([list.value, box.checked, field.value]).toEqual(['6', true, 'Ly']);
});
