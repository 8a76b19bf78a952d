/** When every browser test takes place: a Friday, late afternoon in Europe. The mock API and the pages agree on it. */
export const testNow = '2026-11-20T16:30:00Z';
