import { describe, expect, it } from 'vitest';
import { isLastEvent, parseFrameEvent } from './frame.logic';

const inside = {};
const frame = { url: 'https://id.example/login?lang=fr', window: inside };
const said = (data: unknown, from: object = {}) =>
  parseFrameEvent({ origin: 'https://id.example', source: inside, data, ...from }, frame);

describe('what a frame says', () => {
  it.each(['parent_exchange', 'register_complete', 'LOGIN_SUCCESSFUL', 'REGISTER_SUCCESSFUL'])('hears %s', (event) => {
    const code = event === 'register_complete' ? 'completed' : null;
    expect(said({ event })).toEqual({ kind: event, token: null, code });
  });

  it('takes the token along', () => {
    expect(said({ event: 'parent_exchange', data: { token: 'a.b.c' } })).toEqual({
      kind: 'parent_exchange',
      token: 'a.b.c',
      code: null,
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the same host without encryption', { origin: 'http://id.example' }],
    ['a host that begins alike', { origin: 'https://id.example.evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another window of the right origin', { source: {} }],
    ['no window', { source: null }],
  ])('does not listen to %s', (_, from) => {
    expect(said({ event: 'LOGIN_SUCCESSFUL' }, from)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a text', 'LOGIN_SUCCESSFUL'],
    ['an unknown event', { event: 'LOGOUT' }],
    ['a name of every object', { event: 'toString' }],
  ])('makes nothing of %s', (_, data) => expect(said(data)).toBeNull());

  it.each([{ token: 42 }, { token: '' }, null, 'a.b.c'])('takes %j for no token', (data) => {
    expect(said({ event: 'parent_exchange', data })?.token).toBeNull();
  });

  it('believes no frame whose own address makes no sense', () => {
    const message = { origin: 'null', source: inside, data: { event: 'LOGIN_SUCCESSFUL' } };
    expect(parseFrameEvent(message, { url: 'about:blank', window: inside })).toBeNull();
    expect(parseFrameEvent({ ...message, origin: '' }, { url: '', window: inside })).toBeNull();
  });
});

it.each([
  ['parent_exchange', false],
  ['register_complete', false],
  ['LOGIN_SUCCESSFUL', true],
  ['REGISTER_SUCCESSFUL', true],
] as const)('%s ends it: %s', (kind, last) => expect(isLastEvent({ kind, token: null, code: null })).toBe(last));
