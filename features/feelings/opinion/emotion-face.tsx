import type { Emotion } from '@/lib/domain/emotion';

const eyes = 'M9 9v1.5M15 9v1.5';
const mouths: Record<Emotion, string> = {
  disappointed: 'M8.5 16.5c1-1.4 2.2-2 3.5-2s2.5.6 3.5 2',
  liked: 'M8.5 14.5c1 1.2 2.2 1.8 3.5 1.8s2.5-.6 3.5-1.8',
  loved: 'M7.5 13.5h9c-.3 2.6-2 4-4.5 4s-4.2-1.4-4.5-4z',
};

/** The same face as a picture for a style sheet, which knows no `currentcolor`. */
export const facePictureUrl = (emotion: Emotion, colour: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="9.5"/><path d="${eyes}"/><path d="${mouths[emotion]}"/></svg>`,
  )}")`;

/** A face; the word beside it says the same. */
export function EmotionFace({ emotion }: { emotion: Emotion }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d={eyes} strokeLinecap="round" />
      <path d={mouths[emotion]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
