/**
 * The widths pictures are made in: of whole screens, and of small pictures in lists. A browser takes the next smaller one
 * when it lies nearer, so that steps of more than a third would be seen as blur.
 */
export const viewportWidths = [520, 680, 880, 1140, 1480, 1940, 2560];
export const smallWidths = [128, 160, 200, 256, 320, 400];
