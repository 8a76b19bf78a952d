import { beforeEach, expect, it, vi } from 'vitest';
import { startAnewEachTest, startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem, wireCinema } from '@/tests/support/wire';
import { findCinema } from './cinema.load';

const { answeringOnly } = startCatalogue();
startAnewEachTest();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const details = { '/api/cinema/confluence': wireCinema({ slug: 'confluence' }) };

it('knows a cinema that is closed, and one that there is', async () => {
  answeringOnly({ ...details, '/api/cinemas': [cinemaItem({ slug: 'confluence' })] });
  expect(await findCinema('fr-FR', 'confluence')).toMatchObject({ slug: 'confluence' });
  answeringOnly({ ...details, '/api/cinemas': [cinemaItem({ slug: 'bellecour' })] });
  expect(await findCinema('fr-BE', 'confluence')).toBeNull();
});

it('says of no cinema that it is not there where none is told of', async () => {
  answeringOnly({ ...details, '/api/cinemas': [] });
  await expect(findCinema('fr-FR', 'confluence')).rejects.toThrow('which cinemas');
});
