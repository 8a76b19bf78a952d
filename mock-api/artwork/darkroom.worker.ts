import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Order, Print } from './darkroom';
import { render } from './render';

// One picture at a time and thread: more would only compete with the server for the same cores.
sharp.concurrency(1);

parentPort?.on('message', async ({ number, picture, width, format }: Order) => {
  const print: Print = await render(picture, width, format).then(
    (bytes) => ({ number, bytes }),
    (error: unknown) => ({ number, trouble: String(error) }),
  );
  parentPort?.postMessage(print);
});
