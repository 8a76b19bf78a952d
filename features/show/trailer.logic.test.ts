import { expect, it } from 'vitest';
import type { VideoHost } from '@/lib/domain/show';
import { playerOf } from './trailer.logic';

it.each<[VideoHost, string, string | null]>([
  ['youtube', 'LdHVpn54SGE', 'https://www.youtube-nocookie.com/embed/LdHVpn54SGE?autoplay=1&rel=0&cc_load_policy=1'],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['allocine', '19602365', 'https://player.allocine.fr/19602365.html'],
  ['S3', 'https://media.example/a.mp4', 'https://media.example/a.mp4'],
  ['youtube', '../watch?v=1', null],
  ['vimeo', '1?autoplay=0#', null],
])('plays %s %s at %s', (host, id, address) => {
  expect(playerOf({ host, id, title: '' })).toBe(address);
});
