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
  return <button type="button" data-mark="film" data-slug="dune" data-name="Dune" aria-pressed={false} />;
}

beforeEach(() => {
  useSigned.setState({ signed: null, mark: '' });
  useGate.setState({ wanted: null });
  useModals.getState().closeAll();
});

it.each([
  ['keeps what a member presses', `${signedCookie}=x7`, 0],
  ['asks a stranger to sign in', '', 1],
])('%s before anybody has looked who they are', async (_, cookie, gates) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  render(<Page />);
  await userEvent.click(screen.getByRole('button'));
  expect(useModals.getState().stack).toHaveLength(gates);
  expect(useGate.getState().wanted).toMatchObject({ kind: 'film', slug: 'dune' });
});
