import { type ChildProcess, spawn } from 'node:child_process';

export type Launch = {
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** `quiet` keeps its output for `readOutput`, to be shown only when it matters. */
  output?: 'shown' | 'quiet';
};

/** `flags`: of Node itself. Some of V8's it takes from nowhere else. */
export type NodeLaunch = Launch & { flags?: readonly string[] };

const running = new Set<ChildProcess>();
const outputs = new WeakMap<ChildProcess, string[]>();

/** Starts Node on a script, in a process group of its own, so that ending it ends whatever it started. */
export const launchNode = (args: readonly string[], { flags = [], ...options }: NodeLaunch = {}) =>
  launchProgram(process.execPath, [...flags, ...args], options);

export function launchProgram(
  program: string,
  args: readonly string[],
  { env, cwd, output = 'shown' }: Launch = {},
): ChildProcess {
  const stream = output === 'shown' ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    detached: true,
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', stream, stream],
  });
  const lines: string[] = [];
  outputs.set(child, lines);
  for (const pipe of [child.stdout, child.stderr])
    pipe?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

export const readOutput = (child: ChildProcess): string => outputs.get(child)?.join('') ?? '';

/** Resolves to the exit code; to 1 when it could not be started or was ended by a signal or by the time limit. */
export function waitUntilFinished(child: ChildProcess, seconds?: number): Promise<number> {
  return new Promise((done) => {
    const timer = seconds && setTimeout(() => signalGroup(child, 'SIGKILL'), seconds * 1000);
    const settle = (code: number) => {
      clearTimeout(timer || undefined);
      done(code);
    };
    child.once('error', () => settle(1));
    child.once('close', (code) => settle(code ?? 1));
  });
}

/** Asks every child to end, the latest first: what was started before it may be what it still asks. */
export async function endAll(): Promise<void> {
  for (const child of [...running].reverse()) await endOne(child);
}

/** Milliseconds after which it insists: a site finishes what it has in hand. */
const patience = 10_000;

export async function endOne(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((done) => child.once('exit', done));
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
  // What the child itself started may have ignored the request.
  signalGroup(child, 'SIGKILL');
}

export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Already gone.
  }
}

process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});
