/** The widths pictures are made in: of whole screens, and of small pictures in lists. */
export const screenWidths = [480, 820, 1080, 1440, 2000];
export const smallWidths = [128, 240, 320, 400];
