import type { Question } from '../drill/ask';

type Stream = readonly [share: number, next: () => Question | undefined];

/** Takes from several streams by their shares of the whole, each as evenly as it can be. */
export function mix(streams: readonly Stream[]): () => Question | undefined {
  const owed = streams.map(() => 0);
  return () => {
    let most = 0;
    for (const [index, [share]] of streams.entries()) {
      owed[index]! += share;
      if (owed[index]! > owed[most]!) most = index;
    }
    owed[most]! -= 1;
    return streams[most]?.[1]();
  };
}
