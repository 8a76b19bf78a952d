import { beforeEach, expect, it, vi } from 'vitest';
import { tellReplicas } from '../replicas/tell-replicas';
import { answerPublication } from './publication';

vi.mock('../replicas/tell-replicas');
beforeEach(() => void vi.mocked(tellReplicas).mockResolvedValue(true));

const secret = 'a-long-enough-secret';
const event = (body: unknown, given = secret) =>
  new Request('http://localhost/api/revalidate', {
    method: 'POST',
    headers: { authorization: `Bearer ${given}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it('refreshes the tags it names', async () => {
  const refresh = vi.fn();
  const response = await answerPublication(event({ tags: ['shows', 'site:fr'] }), secret, refresh);
  expect(response.status).toBe(200);
  expect(refresh.mock.calls.flat()).toEqual(['shows', 'site:fr']);
});

it('asks who publishes to come again where the other replicas could not be told, and knows by itself', async () => {
  vi.mocked(tellReplicas).mockResolvedValue(false);
  const refresh = vi.fn();
  const response = await answerPublication(event({ tags: ['shows'] }), secret, refresh);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refresh).toHaveBeenCalledWith('shows');
});

it.each([
  [event({ tags: ['shows'] }), null, 404],
  [event({ tags: ['shows'] }, 'wrong'), secret, 401],
  [event({ tags: ['shows', 'nonsense'] }), secret, 400],
  [event({ tags: [] }), secret, 400],
  [event('{"tags"'), secret, 400],
])('refreshes nothing for a call it cannot take', async (request, known, status) => {
  const refresh = vi.fn();
  expect((await answerPublication(request, known, refresh)).status).toBe(status);
  expect(refresh).not.toHaveBeenCalled();
});
