/** Fragments of an experience's page: its two parts and its two modals. */
export const panels = { films: 'films', cinemas: 'cinemas', preview: 'teaser', details: 'details' } as const;
