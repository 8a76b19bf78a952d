/** Next calls it before a server answers anything, and compiles it for a runtime without processes as well. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ refuseOtherBuild }, { boundFetch }] = await Promise.all([
    import('./lib/env/refuse-other-build'),
    import('./lib/api/bound-fetch'),
  ]);
  refuseOtherBuild();
  // Before Next puts its own in the place of `fetch`.
  boundFetch();
  if (process.env.NODE_ENV !== 'production') return;
  const [{ endGracefully }, { env }, { joinReplicas }, { boundMadePages }] = await Promise.all([
    import('./lib/process/end-gracefully'),
    import('./lib/env/env'),
    import('./lib/gateway/join-replicas'),
    import('./lib/guards/bound-made-pages'),
  ]);
  endGracefully(() => env().lingerSeconds);
  joinReplicas();
  boundMadePages();
}
