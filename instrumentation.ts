/** Next calls it before a server answers anything, and compiles it for a runtime without processes as well. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ refuseOtherBuild }, { boundFetch }, { endGracefully }, { env }] = await Promise.all([
    import('./lib/env/refuse-other-build'),
    import('./lib/api/bound-fetch'),
    import('./lib/process/end-gracefully'),
    import('./lib/env/env'),
  ]);
  refuseOtherBuild();
  // Before Next puts its own in the place of `fetch`.
  boundFetch();
  if (process.env.NODE_ENV === 'production') endGracefully(() => env().lingerSeconds);
}
