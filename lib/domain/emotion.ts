/** From worst to best. */
export const emotionKinds = ['disappointed', 'liked', 'loved'] as const;
export type Emotion = (typeof emotionKinds)[number];
