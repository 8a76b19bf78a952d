import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { demandFree, freePorts, parsePorts } from './ports';

describe('PORT', () => {
  it('is the site’s, and the mock API follows it', () => {
    expect(parsePorts('4000')).toEqual({ site: 4000, mock: 4001, media: 4002, identity: 4003 });
    expect(parsePorts(undefined).site).toBe(3000);
    expect(parsePorts('').site).toBe(3000);
  });
  it.each(['x', '0', '-1', '3000.5', '65534', '3000; ls'])('"%s" is refused in a sentence that says so', (text) => {
    expect(() => parsePorts(text)).toThrow(`PORT must be a whole number from 1 to 65532; it is "${text}".`);
  });
});

describe('a taken port', () => {
  let taken: Server | undefined;
  afterEach(() => taken?.close());

  it('is named, with its owner and a way out', async () => {
    const ports = await freePorts(4700);
    taken = createServer();
    await new Promise<void>((done) => taken?.listen(ports.mock, '127.0.0.1', done));
    await expect(demandFree(ports, ['site'])).resolves.toBeUndefined();
    await expect(demandFree(ports, ['site', 'mock', 'media'])).rejects.toThrow(
      `Port ${ports.mock} (the mock API) is taken by another program. Choose others with PORT, as in \`PORT=${ports.site + 100} npm start\`.`,
    );
  });
});
