// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useMarkFocus } from './use-mark-focus';

function List() {
  const [names, setNames] = useState(['a', 'b', 'c']);
  const box = useMarkFocus<HTMLUListElement>(names.length);
  return (
    <main id="main" tabIndex={-1}>
      <ul ref={box}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" data-mark="film" onClick={() => setNames(names.filter((each) => each !== name))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

it('goes to the mark that takes the place, to the one before at the end, and then to the page', async () => {
  render(<List />);
  await press('b');
  expect(focused()).toBe('c');
  await press('c');
  expect(focused()).toBe('a');
  await press('a');
  expect(document.activeElement?.id).toBe('main');
});
