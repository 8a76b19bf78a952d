import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands before a server and hands on what it answers so many milliseconds late, in turn. */
export async function startSlowProxy(port: number) {
  let late = 0;
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.setNoDelay(true);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    near.pipe(far);
    far.on('data', (bytes) => void setTimeout(() => near.write(bytes), late));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    answerAfter: (milliseconds: number) => {
      late = milliseconds;
    },
    end: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
