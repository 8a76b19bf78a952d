// @vitest-environment jsdom

import { beforeEach, expect, it } from 'vitest';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { useGate } from '@/lib/visitor/session/sign-in-gate.store';
import { saveWantedMark, takeWantedMark } from '@/lib/visitor/session/wanted-mark';
import messages from '@/messages/fr.json';
import { showTo } from '@/tests/support/account';
import { knowAnswer } from '@/tests/support/know-answer';
import { buildSession, buildTab } from '@/tests/support/session-stubs';
import { SignInError } from './sign-in-error.island';

const film = { kind: 'film', slug: 'dune', name: 'Dune' } as const;

/** Back on the page that the sign-in began on, by a press on a heart. */
async function comeBack(code: string) {
  useGate.setState({ wanted: film });
  saveWantedMark();
  useGate.setState({ wanted: null });
  history.replaceState(null, '', `/films?a=1#sign-in=${code}`);
  const tab = buildTab(buildSession(null));
  knowAnswer('/api/words/fr/account', messages);
  showTo(tab, <SignInError />);
  await expect.poll(() => useAlerts.getState().queue.length).toBe(1);
  return useAlerts.getState().queue[0];
}

beforeEach(() => useAlerts.setState({ queue: [] }));

it.each([
  ['cancelled', 'Connexion annulée', 'INFO', null],
  ['expired', 'La connexion a pris trop de temps', 'WARNING', film],
  ['unavailable', 'La connexion ne répond pas', 'WARNING', film],
  ['failed', 'La connexion n’a pas abouti', 'WARNING', film],
  ['<script>', 'La connexion n’a pas abouti', 'WARNING', film],
] as const)('says of a sign-in that is %s: %s', async (code, title, level, kept) => {
  expect(await comeBack(code)).toMatchObject({ title, level });
  expect(location.href).toMatch(/\/films\?a=1$/);
  // Who turned back does not want it any more; after an outage one tries again.
  const wanted = takeWantedMark(['film']);
  if (kept) expect(wanted).toMatchObject(kept);
  else expect(wanted).toBeNull();
});
