import { expect, test } from 'vitest';
import { readSettings } from '../settings';

const said = (source: Record<string, string>) => {
  try {
    return readSettings(source);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

test.each([
  ...['PORT', 'MOCK_PORT', 'MEDIA_PORT', 'IDENTITY_PORT'].flatMap((name) =>
    ['x', '0', '-1', '65536', '80.5', '1e3', '0x50', ' 80 '].map((value) => [name, value, 'a port number']),
  ),
  ...['x', '0', '-2', '1.5', '1e3'].map((value) => ['MOCK_SCALE', value, 'a whole number from 1 on']),
  ...['x', 'tomorrow', '2026-11-20', '2026-11-20T17:30:00', '2026-13-45T00:00:00Z'].map((value) => [
    'MOCK_NOW',
    value,
    'an instant such as 2026-11-20T17:30:00+01:00',
  ]),
])('%s cannot be %j, which one sentence says', (name = '', value = '', wanted) => {
  expect(said({ [name]: value })).toBe(`${name} must be ${wanted}; it is set to "${value}".`);
});

test('ports follow that of the site, unless they are set themselves', () => {
  expect(readSettings({})).toEqual({ port: 3001, mediaPort: 3002, identity: { port: 3003, sitePort: 3000 } });
  expect(readSettings({ PORT: '4300', MOCK_PORT: '9000', MEDIA_PORT: '' })).toEqual({
    port: 9000,
    mediaPort: 4302,
    identity: { port: 4303, sitePort: 4300 },
  });
});

test('the clock is held where it is told to, and at no other time', () => {
  const now = '2026-11-20T17:30:00+01:00';
  expect(readSettings({ MOCK_NOW: now, MOCK_SCALE: '10' })).toMatchObject({ now });
  expect(readSettings({ MOCK_NOW: '', MOCK_SCALE: '' })).not.toHaveProperty('now');
});
