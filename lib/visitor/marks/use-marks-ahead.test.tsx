// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { signedCookie } from '@/lib/auth/signed-cookie';
import { useModals } from '@/lib/modals/modals.store';
import { useGate } from '../session/sign-in-gate.store';
import { useSigned } from '../session/signed.store';
import { useMarksAhead } from './use-marks-ahead';

function Page() {
  useMarksAhead('film');
  return ['dune', 'nova'].map((slug) => (
    <button key={slug} type="button" data-mark="film" data-slug={slug} data-name={slug} aria-pressed={false} />
  ));
}

beforeEach(() => {
  useSigned.setState({ signed: null, mark: '' });
  useGate.setState({ wanted: null, waiting: [] });
  useModals.getState().closeAll();
});

it.each([
  ['keeps what a member presses', `${signedCookie}=x7`, 0, ['dune', 'nova']],
  ['asks a stranger to sign in', '', 1, []],
])('%s before anybody has looked who they are', async (_, cookie, gates, waiting) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  render(<Page />);
  for (const heart of screen.getAllByRole('button')) await userEvent.click(heart);
  expect(useModals.getState().stack).toHaveLength(gates);
  expect(useGate.getState().waiting.map(({ slug }) => slug)).toEqual(waiting);
});
