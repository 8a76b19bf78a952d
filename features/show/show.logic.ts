import type { Emotion, Feelings } from '@/lib/domain/show';

/** The first sentences, as many as two or three lines hold. */
export function openingOf(text: string, most = 170): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const sentences = flat.match(/[^.!?…]+[.!?…]+["»”]?/g) ?? [flat];
  return sentences.reduce((kept, next) => (kept && kept.length + next.length > most ? kept : kept + next), '').trim();
}

const emotions = ['disappointed', 'liked', 'loved'] as const satisfies readonly Emotion[];

/** Shares in whole percent that add up to a hundred; null where nobody has answered. */
export function sharesOf({ emotions: counts }: Feelings): { total: number; shares: Record<Emotion, number> } | null {
  const total = emotions.reduce((sum, emotion) => sum + counts[emotion], 0);
  if (total === 0) return null;
  const [disappointed, liked] = emotions.map((emotion) => Math.round((counts[emotion] / total) * 100));
  return { total, shares: { disappointed: disappointed!, liked: liked!, loved: 100 - disappointed! - liked! } };
}
