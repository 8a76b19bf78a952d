// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { installDialog } from '@/tests/support/install-dialog';
import { Tab } from '@/tests/support/tab';
import { Plans } from './plans.island';

const formats = { id: '12', label: 'Large formats', amount: 600, most: 2 };
const child = { id: '15', label: 'Child', amount: 790, most: 4 };
const cta = { label: 'Take it', url: 'https://ticketing.example/pass', newTab: false, look: 'yellow' as const };

beforeEach(() => {
  installDialog();
  useModals.getState().closeAll();
  render(
    <Tab>
      <Plans
        plans={[
          { id: 'solo', title: 'Solo', amount: 2190, options: [formats], cta, body: <h3>Solo</h3> },
          { id: 'duo', title: 'Duo', amount: 3690, options: [formats, child], cta, body: <h3>Duo</h3> },
          { id: 'young', title: 'Young', amount: 1690, options: [], cta, body: <h3>Young</h3> },
        ]}
      />
    </Tab>,
  );
});

const plan = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`no plan ${name}`);
  return within(item);
};
const press = (name: string, option: string, button: 'Add' | 'Remove') =>
  userEvent.click(within(plan(name).getByRole('group', { name: option })).getByRole('button', { name: button }));
const quantity = (name: string, option: string) =>
  within(plan(name).getByRole('group', { name: option })).getByRole('status', { name: option }).textContent;

it('leads straight to the desk before anything is added', () => {
  expect(plan('Young').getByRole('link', { name: 'Choose Young' }).getAttribute('href')).toBe(cta.url);
  expect(screen.queryByText('Your choice')).toBeNull();
});

it('adds up the month as options are added, and takes them to the desk', async () => {
  await press('Duo', 'Large formats', 'Add');
  await press('Duo', 'Large formats', 'Add');
  await press('Duo', 'Child', 'Add');
  expect(plan('Duo').getByText('Your choice')).toBeDefined();
  expect(plan('Duo').getByText('€56.80')).toBeDefined();
  expect(plan('Duo').getByRole('link', { name: 'Continue with Duo' }).getAttribute('href')).toBe(
    `${cta.url}?options=12%3A2%3B15%3A1`,
  );
});

it('stops at none and at the most, and keeps the focus there', async () => {
  await press('Solo', 'Large formats', 'Remove');
  expect(quantity('Solo', 'Large formats')).toBe('0');
  for (let time = 0; time < 3; time++) await press('Solo', 'Large formats', 'Add');
  expect(quantity('Solo', 'Large formats')).toBe('2');
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
});

it('has one choice at a time, and remembers what was added to the other', async () => {
  await press('Solo', 'Large formats', 'Add');
  await press('Duo', 'Child', 'Add');
  expect(screen.getAllByText('Your choice')).toHaveLength(1);
  expect(quantity('Solo', 'Large formats')).toBe('1');
  await press('Solo', 'Large formats', 'Remove');
  expect(plan('Solo').getByText('€21.90')).toBeDefined();
});

const choose = async (name: string) => {
  await userEvent.click(plan(name).getByRole('link', { name: new RegExp(`^(Choose|Continue with) ${name}$`) }));
  return within(await screen.findByRole('dialog', { name: 'Your choice' }));
};

it('shows the chosen plan once more, where it can still be changed, before it leads to the desk', async () => {
  await press('Duo', 'Child', 'Add');
  const modal = await choose('Duo');
  expect(modal.getByRole('heading', { name: 'Duo' })).toBeDefined();
  expect(modal.getByText('You’ll sign up on ticketing.example.')).toBeDefined();
  await userEvent.click(
    within(modal.getByRole('group', { name: 'Large formats' })).getByRole('button', { name: 'Add' }),
  );
  expect(modal.getByText('€50.80')).toBeDefined();
  expect(modal.getByRole('link', { name: 'Continue with Duo' }).getAttribute('href')).toBe(
    `${cta.url}?options=12%3A1%3B15%3A1`,
  );
});

it('takes the choice back when it is closed, and leaves what was added to another', async () => {
  await press('Solo', 'Large formats', 'Add');
  await press('Duo', 'Child', 'Add');
  const modal = await choose('Duo');
  await userEvent.click(modal.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Your choice')).toBeNull();
  expect(quantity('Duo', 'Child')).toBe('0');
  expect(quantity('Solo', 'Large formats')).toBe('1');
});

it('leaves a press for another tab to the browser', async () => {
  const link = plan('Young').getByRole('link', { name: 'Choose Young' });
  const isLeft = fireEvent.click(link, { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(useModals.getState().stack).toEqual([]);
});

it('opens for a plan without options, too', async () => {
  const modal = await choose('Young');
  expect(modal.getByRole('link', { name: 'Continue with Young' }).getAttribute('href')).toBe(cta.url);
});
