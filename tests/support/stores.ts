/** Puts every store back to how it began; a module of its own, for it lives as long as the stores do. */
export const resets = new Set<() => void>();
