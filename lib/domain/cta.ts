/** A call to action. `look` is how it is drawn, in the words of the spec: yellow, black, booking (spec catalogue §3). */
export type Cta = { label: string; url: string; newTab: boolean; look: 'yellow' | 'black' | 'booking' };
