import { expect, it, vi } from 'vitest';
import { fails, startCatalogue } from '@/tests/support/catalogue';
import { day } from '@/tests/support/evening';
import { messagesIn } from '@/tests/support/messages-in';
import { playing, showtimesPath } from '@/tests/support/playing';
import { readProgrammes } from './programme.load';

vi.mock('next-intl/server', () => ({
  getTranslations:
    async ({ namespace }: { namespace: 'film' }) =>
    (key: string) =>
      (messagesIn('fr')[namespace] as Record<string, unknown>)[key],
}));

const { answering, answeringOnly } = startCatalogue();
const cinemas = ['confluence', 'part-dieu', 'bellecour', 'vaise'];

it('asks what each cinema plays while the words for it do not come, and has all but the one that fails', async () => {
  vi.stubEnv('SITE_NOW', `${day}T17:30:00+01:00`);
  vi.spyOn(console, 'warn').mockReturnValue();
  const answers: Record<string, unknown> = playing('night-train', cinemas);
  const last = showtimesPath('night-train', 'vaise');
  answeringOnly({ ...answers, '/api/versions': [], [showtimesPath('night-train', 'part-dieu')]: fails });
  const words = Promise.withResolvers<Response>();
  answering('/api/tags', () => words.promise);
  const asked = answering(last, () => Response.json(answers[last]));

  const programmes = readProgrammes('fr-FR', cinemas, [day]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 2_000);
  words.resolve(Response.json([]));
  const shown = (await programmes).map((programme) => programme?.rows.map(({ slug }) => slug));
  expect(shown).toEqual([['night-train'], undefined, ['night-train'], ['night-train']]);
});
