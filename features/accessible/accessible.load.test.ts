import { expect, it, vi } from 'vitest';
import { fails, startCatalogue } from '@/tests/support/catalogue';
import { day } from '@/tests/support/evening';
import { playing, showtimesPath } from '@/tests/support/playing';
import { cinemaItem } from '@/tests/support/wire';
import { readAccessCinemas } from './accessible.load';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => Object.assign((key: string) => key, { has: () => false }),
}));

const { answering, answeringOnly } = startCatalogue();
const cinemas = ['confluence', 'part-dieu', 'bellecour', 'vaise'];

it('asks for the showtimes of each cinema while the versions do not come, and has all but the one that fails', async () => {
  vi.stubEnv('SITE_NOW', `${day}T17:30:00+01:00`);
  vi.spyOn(console, 'warn').mockReturnValue();
  const answers: Record<string, unknown> = playing('night-train', cinemas, ['audiodesc']);
  const last = showtimesPath('night-train', 'vaise');
  answeringOnly({
    ...answers,
    '/api/tags': [],
    '/api/cinemas': cinemas.map((slug) => cinemaItem({ slug, hasPmrService: slug === 'vaise' })),
    [showtimesPath('night-train', 'part-dieu')]: fails,
  });
  const words = Promise.withResolvers<Response>();
  answering('/api/versions', () => words.promise);
  const asked = answering(last, () => Response.json(answers[last]));

  const offered = readAccessCinemas('fr-FR', cinemas);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 2_000);
  words.resolve(Response.json([{ slug: 'vf', label: 'VF', description: 'Voix françaises' }]));
  const told = (await offered).map(
    (cinema) => cinema && [cinema.showings.map(({ kinds }) => kinds), cinema.isStepFree],
  );
  const described = [[['audiodesc']], false];
  expect(told).toEqual([described, null, described, [[['audiodesc']], true]]);
});
