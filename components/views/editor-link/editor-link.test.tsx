// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { EditorLink } from './editor-link';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch: vi.fn() }) }));

const follow = async (href: string, newTab = false) => {
  render(
    <Tab>
      <EditorLink href={href} newTab={newTab}>
        See
      </EditorLink>
    </Tab>,
  );
  const link = screen.getByRole('link', { name: 'See' });
  // After React's own listener, which leaves alone what somebody else has prevented.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  return link;
};

it('shows a page of this site without a reload', async () => {
  await follow('/films');
  expect(push).toHaveBeenCalledWith(`${location.origin}/films`);
});

it.each(['https://apps.example/candela', 'mailto:a@example.test'])('leaves %s to the browser', async (href) => {
  await follow(href);
  expect(push).not.toHaveBeenCalled();
});

it('opens beside this page what its editor wants there', async () => {
  const link = await follow('/films', true);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(push).not.toHaveBeenCalled();
});
