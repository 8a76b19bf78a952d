import { stderr } from 'node:process';
import { endAll } from './children';
import { Problem } from './problem';

/** The frame of every command: it ends with its children, on a signal as well as on an error. */
export async function runCommand(body: () => Promise<number | undefined>): Promise<void> {
  let ending: Promise<void> | undefined;
  const end = async (code: number) => {
    ending ??= endAll();
    await ending;
    process.exit(code);
  };
  // `on`, not `once`: Ctrl-C arrives twice, from the terminal and from the process before this one.
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));
  process.on('disconnect', () => end(143));
  process.channel?.unref();

  try {
    const code = await body();
    if (code !== undefined) await end(code);
  } catch (error) {
    if (ending) return;
    stderr.write(`\n${error instanceof Problem ? error.message : describe(error)}\n`);
    await end(1);
  }
}

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
