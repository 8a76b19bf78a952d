/** The server's clock. `SITE_NOW` holds it at one instant, so that browser tests see the same day on every machine. */
export function serverNow(): Date {
  const fixed = process.env['SITE_NOW'];
  return fixed ? new Date(fixed) : new Date();
}
