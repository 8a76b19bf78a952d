/** Next calls it before a server answers anything, and compiles it for a runtime without processes as well. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startProcess } = await import('./lib/gateway/start-process');
  await startProcess();
}
