// Runs a command of this project: `node scripts/run.mjs scripts/start.ts`.
// Plain JavaScript on built-in modules, because it runs on whatever Node a machine has, before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing, projectNode } from './install.mjs';

const oldestNode = 20;
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));

const [script, ...args] = process.argv.slice(2);
const trouble = await preparation();
if (trouble) {
  console.error(trouble);
  process.exit(1);
}

// The channel tells the command when this process is gone, so that nothing outlives it.
const command = spawn(projectNode(), ['--import', 'tsx', script, ...args], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
// npm's shell does not pass SIGTERM on: its end shows only in that this process gets another parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && command.kill('SIGTERM'), 300).unref();
command.on('error', (error) => {
  console.error(`Node could not be started: ${error.message}.`);
  process.exit(1);
});
command.on('exit', (code) => process.exit(code ?? 1));

async function preparation() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    return `Node ${oldestNode} or newer is needed; this is Node ${process.versions.node}.`;
  }
  if (!script || !existsSync(script)) return `There is no such command: ${script}.`;
  return installMissing();
}
