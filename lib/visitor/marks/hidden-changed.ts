/** Told to the window when this tab hides films or brings some back. */
export const hiddenChanged = 'candela:hidden';
