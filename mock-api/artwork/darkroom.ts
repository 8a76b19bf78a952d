import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Picture } from './pictures';
import type { Format } from './render';

export interface Order {
  readonly number: number;
  readonly picture: Picture;
  readonly width: number;
  readonly format: Format;
}

export type Print =
  | { readonly number: number; readonly bytes: Uint8Array }
  | { readonly number: number; readonly trouble: string };

interface Waiting {
  readonly order: Order;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const limit = Math.min(3, availableParallelism());
const queue: Waiting[] = [];
const idle: Worker[] = [];
let busy = 0;
let orders = 0;

/** Renders a picture in a worker thread, so that the server's event loop stays free. */
export function print(picture: Picture, width: number, format: Format): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    queue.push({ order: { number: orders++, picture, width, format }, resolve, reject });
    serve();
  });
}

function serve(): void {
  while (queue.length && (idle.length || busy < limit)) {
    const waiting = queue.shift();
    if (waiting) work(idle.pop() ?? hire(), waiting);
  }
}

function hire(): Worker {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const worker = new Worker(new URL('./darkroom.worker.ts', import.meta.url), { execArgv: ['--import', tsx] });
  return worker.once('exit', () => {
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
  });
}

function work(worker: Worker, { order, resolve, reject }: Waiting): void {
  busy++;
  worker.ref();
  const leave = () => {
    busy--;
    worker.off('message', done).off('error', fail).off('exit', gone);
  };
  const done = (answer: Print) => {
    // A watching loader tells its own news through the same port.
    if (answer.number !== order.number) return;
    leave();
    // An idle thread must not keep the process alive.
    worker.unref();
    idle.push(worker);
    if ('bytes' in answer) resolve(Buffer.from(answer.bytes));
    else reject(new Error(`${order.picture.kind}/${order.picture.id} could not be drawn: ${answer.trouble}`));
    serve();
  };
  const fail = (error: unknown) => {
    leave();
    reject(error instanceof Error ? error : new Error(String(error)));
    serve();
  };
  const gone = () => fail(new Error('the drawing thread ended'));
  worker.on('message', done).on('error', fail).on('exit', gone);
  worker.postMessage(order);
}
