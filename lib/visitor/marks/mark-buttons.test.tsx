// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type MarkKind, useMarkPresses } from './mark-buttons';
import { useMarkPaint } from './mark-paint';

const heart = (kind: MarkKind, slug: string) =>
  `<button data-mark="${kind}" data-slug="${slug}" data-name="${slug}!" aria-pressed="false"><i>${kind} ${slug}</i></button>`;
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

function Listener({
  slugs = [],
  onPress = () => {},
}: {
  slugs?: string[];
  onPress?: Parameters<typeof useMarkPresses>[1];
}) {
  useMarkPaint('film', slugs);
  useMarkPresses('film', onPress);
  return null;
}

beforeEach(() => {
  document.body.innerHTML = `<main>${heart('film', 'a')}${heart('film', 'b')}${heart('cinema', 'a')}</main>`;
});

it('shows the films of the list, and no cinema of the same name', () => {
  render(<Listener slugs={['a']} />);
  expect(pressed()).toEqual(['film a']);
});

it('shows those that come with the next page too', async () => {
  render(<Listener slugs={['c']} />);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', heart('film', 'c'));
  await waitFor(() => expect(pressed()).toEqual(['film c']));
});

it('leaves nothing behind for whoever comes next', () => {
  const { unmount } = render(<Listener slugs={['a', 'b']} />);
  unmount();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

it('calls what is kept as its card does, where the heart has no name of its own', async () => {
  const heard = vi.fn();
  render(<Listener onPress={heard} />);
  const card = `<article><h3><a href="/c">Dune</a></h3><button data-mark="film" data-slug="c">keep</button></article>`;
  document.querySelector('main')?.insertAdjacentHTML('beforeend', card);
  await userEvent.click(screen.getByText('keep'));
  expect(heard).toHaveBeenCalledWith({ slug: 'c', name: 'Dune' }, expect.anything());
});

it('knows the films of a list by their items, where no heart says its own', async () => {
  const heard = vi.fn();
  const item = `<ul><li data-show="c"><article><h3>Dune</h3><button data-mark="film">keep</button></article></li></ul>`;
  document.querySelector('main')?.insertAdjacentHTML('beforeend', item);
  render(<Listener slugs={['c']} onPress={heard} />);
  expect(pressed()).toEqual(['keep']);
  await userEvent.click(screen.getByText('keep'));
  expect(heard).toHaveBeenCalledWith({ slug: 'c', name: 'Dune' }, screen.getByText('keep'));
});

it('hears a press anywhere in a heart, and none beside it', async () => {
  const heard = vi.fn();
  render(<Listener onPress={heard} />);
  await userEvent.click(screen.getByText('film b'));
  await userEvent.click(screen.getByText('cinema a'));
  await userEvent.click(document.body);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ slug: 'b', name: 'b!' }, screen.getByText('film b').parentElement);
});
