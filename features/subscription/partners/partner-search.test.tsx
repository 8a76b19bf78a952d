// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { PartnerSearch } from './partner-search.island';

const show = () =>
  render(
    <Tab>
      <PartnerSearch total={10} intro={null}>
        {[...'0123456789'].map((number) => (
          <li key={number} data-names={`rex ${number === '9' ? 'nice' : 'lyon'}`} data-codes={`6900${number}`}>
            <a href={`/rex-${number}`}>Rex {number}</a>
          </li>
        ))}
      </PartnerSearch>
    </Tab>,
  );
const type = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);
const shown = () => screen.getAllByRole('link').filter((link) => !link.closest('[hidden]')).length;

const announced = () => screen.getByRole('status').textContent;

it('narrows the list and announces how many fit, shown or not', async () => {
  show();
  expect(announced()).toBe('');
  await type('lyon');
  expect(announced()).toBe('9 cinemas for “lyon”');
  expect(shown()).toBe(8);
});

it('shows all on demand, and puts the focus on the first of the rest', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 10 cinemas' }));
  expect(shown()).toBe(10);
  expect(document.activeElement?.textContent).toBe('Rex 8');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that nothing fits', async () => {
  show();
  await type('Brest');
  expect(announced()).toBe('No cinema for “Brest”');
});

it('starts empty again after leaving the page', async () => {
  const { unmount } = show();
  await type('nice');
  unmount();
  show();
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  expect(screen.getAllByRole('link').every((link) => !link.closest('[hidden]'))).toBe(true);
});
