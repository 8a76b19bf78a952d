/** Chromium wants no sandbox then, and packages can be installed. */
export const isRoot = process.getuid?.() === 0;
