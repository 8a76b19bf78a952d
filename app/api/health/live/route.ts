export const dynamic = 'force-dynamic';

/** Asks nobody: a process that answers is alive, whatever becomes of its catalogue. */
export const GET = () => Response.json({ live: true }, { headers: { 'cache-control': 'no-store' } });
