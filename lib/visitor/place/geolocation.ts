import type { Gps } from '@/lib/domain/cinema';

/** Milliseconds from the visitor's yes, and for how old an answer is still good enough. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

/** Milliseconds: a browser whose question is put away or not noticed may never say so. */
const patience = 30_000;

/** Where the visitor is; null when they or their device will not say. Ask on a press only: it makes the browser ask. */
export const askPosition = (): Promise<Gps | null> =>
  new Promise((done) => {
    if (!('geolocation' in navigator)) return done(null);
    setTimeout(() => done(null), patience);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => done({ latitude, longitude }),
      () => done(null),
      options,
    );
  });
