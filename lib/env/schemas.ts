import { isIP } from 'node:net';
import { z } from 'zod';
import { findDecoded } from '../text/find-decoded';
import { forSite } from './demo';

/** A variable that is set but empty counts as unset. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => value || undefined, schema.optional());

/** Without a name and a password: `fetch` takes no address with them. */
export const address = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/@{}]+(\/[^{}]*)?$/.test(forSite(value, 'fr')) && URL.canParse(forSite(value, 'fr')),
    {
      error: 'must be an http(s) address without a password, with {site} where the site goes',
    },
  )
  .transform((value) => value.replace(/\/+$/, ''));

/** What the client would throw at is refused here, where it can be said. */
export const redis = z
  .string()
  .refine((value) => /^rediss?:\/\/[^\s/?#]\S*$/.test(value) && URL.canParse(value) && new URL(value).port !== '0', {
    error: 'must be an address such as redis://10.0.0.9:6379',
    abort: true,
  })
  .refine((value) => /^\/?$|^\/\d+$/.test(new URL(value).pathname), {
    error: 'must have the number of a database or nothing behind its host, as in redis://10.0.0.9:6379/0',
  })
  .refine((value) => [new URL(value).username, new URL(value).password].every((text) => findDecoded(text) !== null), {
    error: 'must have a name and a password as addresses write them, with %25 for each %',
  });

/** Where a collector takes what it is told, below which the paths of its protocol stand. */
export const collector = z.string().refine((value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value), {
  error: 'must be an http(s) address such as http://10.0.0.9:4318',
});

/** An address of this machine, or all of them. */
export const ownAddress = z.string().refine((value) => isIP(value) > 0, {
  error: 'must be an IP address such as 127.0.0.1, or 0.0.0.0 for all',
});

/** Next takes every address of the loopback for `localhost`, and for another server: it would ask itself for ever. */
export const listeningHost = z
  .string()
  .refine((value) => (/^[\w.-]+$/.test(value) || isIP(value) > 0) && !/^(127\.|::1)/.test(value), {
    error: 'must be localhost, 0.0.0.0 or another name or address, and none of 127.0.0.1',
  });

export const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1')
  .transform(Number);

/** The host of an identity provider; without TLS only on this machine. */
export const provider = z
  .string()
  .refine((value) => providerPattern.test(value) && URL.canParse(providerUrl(forSite(value, 'fr'))), {
    error: 'must be the host of an identity provider, with https unless it is localhost',
  })
  .transform((value) => value.replace(/\/+$/, ''));
const providerPattern = /^(https:\/\/)?[\w.{}-]+\/?$|^http:\/\/localhost(:\d+)?\/?$/;
export const providerUrl = (value: string) => (/^https?:/.test(value) ? value : `https://${value}`);

/** Where a finder of holes writes to, as RFC 9116 has it. */
export const contact = z
  .string()
  .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be an address such as mailto:security@candela-cinemas.fr');

/** A path of a site, which leaves out `//host`. */
export const ownPath = z.string().regex(/^\/(?![/\\])[^\s\\#]*$/, 'must be a path such as /');

export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const notHosts = 'must be host names separated by commas';
/** In small letters, as an address has its host once it is read. */
const host = z.string().toLowerCase();
export const hosts = list.pipe(z.array(host.regex(/^[\w-]+(\.[\w-]+)*$/, notHosts)));
/** `*.` stands for all that is below a domain, as in Next's own patterns, and so for no host that anybody may have. */
export const hostPatterns = list.pipe(
  z.array(host.regex(/^(\*\.[\w-]+(\.[\w-]+)+|[\w-]+(\.[\w-]+)*)$/, `${notHosts}, or *. before a domain of one's own`)),
);

export const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, { error: 'must be a port number' });

/** With a zone: without one it would be another instant on every machine. */
export const instant = z
  .string()
  .refine((value) => /T.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)), {
    error: 'must be an instant such as 2026-11-20T16:30:00Z',
  });

/** Less than the ten seconds after which who ends a process kills it. */
export const lingerSeconds = z
  .string()
  .regex(/^\d(\.\d+)?$/, 'must be seconds from 0 to 8')
  .transform(Number)
  .refine((value) => value <= 8, { error: 'must be seconds from 0 to 8' });

export const secret = (least: number) => z.string().min(least, `must have at least ${least} characters`);
