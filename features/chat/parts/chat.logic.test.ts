import { expect, it } from 'vitest';
import { configurationUrl, parseAvailability, scriptUrl } from './chat.logic';

const parts = {
  orgId: '00D&1',
  deployment: 'help',
  siteUrl: 'https://chat.example/help/',
  scrtUrl: 'https://scrt.example',
};

it.each([
  ['nobody is free', { instructions: [{ type: 'hide_reason_no_agents_available' }] }, 'busy'],
  ['it is closed', { instructions: [{ type: 'greeting' }, { type: 'schedule' }] }, 'closed'],
  ['another instruction', { instructions: [{ type: 'greeting' }, null, { type: 3 }] }, 'open'],
  ['no instruction', {}, 'open'],
  ['instructions that are none', { instructions: 'schedule' }, 'unknown'],
  ['an error page', '<html>', 'unknown'],
  ['nothing', null, 'unknown'],
])('%s', (_, answer, expected) => {
  expect(parseAvailability(answer)).toBe(expected);
});

it('asks the service by its parts, whatever characters they hold', () => {
  expect(configurationUrl(parts, 'fr')).toBe(
    'https://scrt.example/embeddedservice/v1/embedded-service-config?orgId=00D%261&esConfigName=help&language=fr',
  );
  expect(scriptUrl(parts)).toBe('https://chat.example/help/assets/js/bootstrap.min.js');
});
