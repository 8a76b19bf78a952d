/** Told to the window when other filters are chosen, or when the address was given others by whoever does not choose. */
export const filtersChanged = 'candela:filters';
