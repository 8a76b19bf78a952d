import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { havePagesDoWithout, withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { rememberedEvents } from '../calendar/cancelled';
import { processWide } from '../process/process-wide';
import { askRedisAnyway } from './redis';
import { findRemembered, keepRemembered } from './remembered';

const texts = z.array(z.string());
const pack = (thing: unknown) => deflateRawSync(JSON.stringify(thing));
/** This process has told of nothing. */
const forgetOwn = () => processWide<Map<string, unknown>>('remembered', () => new Map()).clear();

describe.runIf(hasRedis())('what another replica has told of a feed', () => {
  const redis = withRedis();

  const leave = (name: string, bytes: Buffer) =>
    askRedisAnyway((client) => client.set(`candela:remembered:${name}`, bytes), 500);

  it('is known while pages do without Redis, or what is called off would be gone without a word', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await keepRemembered('a feed', ['one']);
    forgetOwn();
    await havePagesDoWithout(redis());
    expect(await findRemembered('a feed', texts)).toEqual(['one']);
    await keepRemembered('a feed', ['two']);
    forgetOwn();
    expect(await findRemembered('a feed', texts)).toEqual(['two']);
  });

  const event = {
    ...{ uid: 'a', title: 'A', begins: 1_900_000_000_000, ends: null, timeZone: 'Europe/Paris', text: '', url: null },
    place: { name: 'Candela', address: '', gps: null },
  };

  it.each<[string, Buffer]>([
    ['garbage', Buffer.from('garbage')],
    ['nothing', Buffer.alloc(0)],
    ['half of it', pack([event, event]).subarray(0, 40)],
    ...[{}, null, 'text', [null], [{}], { events: [event] }].map((thing): [string, Buffer] => [
      JSON.stringify(thing),
      pack(thing),
    ]),
    ['what another build has of it', pack([{ ...event, begins: '2030-03-17T17:46:40Z' }])],
    ['a zone that is none of ours', pack([event, { ...event, timeZone: 'Mars/Olympus' }])],
    ['the year 200000', pack([{ ...event, ends: 6e15 }])],
    ['a link that nobody would have kept', pack([{ ...event, url: 'https://elsewhere.test' }])],
  ])('is nothing where there lies %s, until it is told anew', async (_, bytes) => {
    const name = 'a foreign feed';
    forgetOwn();
    await leave(name, bytes);
    expect(await findRemembered(name, rememberedEvents)).toBeNull();
    await keepRemembered(name, [event]);
    forgetOwn();
    expect(await findRemembered(name, rememberedEvents)).toEqual([event]);
  });

  it('is what this replica has told itself, where nobody can read what lies there', async () => {
    await keepRemembered('an own feed', [event]);
    await leave('an own feed', pack({}));
    expect(await findRemembered('an own feed', rememberedEvents)).toEqual([event]);
  });
});
