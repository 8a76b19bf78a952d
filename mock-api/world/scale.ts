/** How often every cinema and film exists, each copy under a name of its own: `MOCK_SCALE=10` for benchmarks. */
export const scale = Math.max(1, Math.trunc(Number(process.env.MOCK_SCALE) || 1));

/** 1 … `scale` - 1: the numbers of the copies beside the original. */
export const copies: readonly number[] = Array.from({ length: scale - 1 }, (_, index) => index + 1);
