import { createServer } from 'node:http';
import { endGracefully } from './end-gracefully';
import { isEnding } from './ending';

/** A server that closes as Next's does, answers `/slow/MILLISECONDS` in two parts, and hears nobody during `/busy/MILLISECONDS`. */
const server = createServer(async ({ url = '' }, response) => {
  if (url === '/ready') return void response.writeHead(isEnding() ? 503 : 200).end();
  if (url.startsWith('/busy/')) {
    const until = Date.now() + Number(url.split('/')[2]);
    while (Date.now() < until);
    return void response.end('done');
  }
  response.write('first ');
  setTimeout(() => response.end('last'), Number(url.split('/')[2] ?? 0));
});
process.on('SIGTERM', () => server.close(() => process.exit(143)));
const [, , linger, most] = process.argv;
endGracefully(() => Number(linger), most ? Number(most) : undefined);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address?.port);
});
