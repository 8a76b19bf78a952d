/** The fragments that open the panels of a cinema, the same in every language (spec catalogue §2). */
export const panels = { pricing: 'tarifs', info: 'info' } as const;
