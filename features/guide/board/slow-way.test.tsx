// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import fr from '@/messages/fr.json';
import { onFriday, show } from './guide.fixture';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));
vi.mock('../ways/by-time', () => new Promise(() => {}));

onFriday();

it('says that the showings are on their way while the code of another way of reading is', async () => {
  history.replaceState(null, '', '/seances/filters/way-time');
  show();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/5 séances/));
  expect(screen.getByText(fr.guide.loading)).toBeDefined();
});
