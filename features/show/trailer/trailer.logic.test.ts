import { expect, it } from 'vitest';
import type { VideoHost } from '@/lib/domain/show';
import { captionsUrl, parseReport, playerUrl } from './trailer.logic';

const start = { autoplay: true, language: 'nl' };

it.each<[VideoHost, string, string | null]>([
  [
    'youtube',
    'LdHVpn54SGE',
    'https://www.youtube-nocookie.com/embed/LdHVpn54SGE?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=nl&hl=nl&enablejsapi=1',
  ],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&texttrack=nl'],
  ['allocine', '19602365', 'https://player.allocine.fr/19602365.html'],
  ['S3', 'https://media.example/a.mp4', 'https://media.example/a.mp4'],
  ['youtube', '../watch?v=1', null],
  ['vimeo', '1?autoplay=0#', null],
])('plays %s %s at %s', (host, id, address) => {
  expect(playerUrl({ host, id, title: '' }, start)).toBe(address);
});

it.each(['youtube', 'vimeo'] as const)('does not start %s by itself for an address', (host) => {
  expect(playerUrl({ host, id: '1', title: '' }, { ...start, autoplay: false })).toContain('autoplay=0');
});

it.each([
  ['{"event":"onReady","id":1}', 'ready'],
  ['{"event":"onError","info":150}', 'failed'],
  [{ event: 'ready' }, 'ready'],
  [{ event: 'error', data: { name: 'PrivacyError' } }, 'failed'],
  ['{"event":', null],
  ['null', null],
  [{ event: 3 }, null],
  [undefined, null],
])('hears in %j: %s', (message, report) => {
  expect(parseReport(message)).toBe(report);
});

it.each([
  ['https://media.example/trailers/p03.webm', 'https://media.example/trailers/p03.fr.vtt'],
  ['https://media.example/a.b/p03.mp4?v=2', 'https://media.example/a.b/p03.fr.vtt?v=2'],
  ['https://media.example/p03', null],
])('looks for the captions of %s at %s', (film, captions) => {
  expect(captionsUrl(film, 'fr')).toBe(captions);
});
