import { respondMedia } from './artwork/media';

// One picture for each path that arrives; what cannot be drawn fails again, and loudly, when a visitor asks for it.
process.on('message', async (path) => {
  await respondMedia(new Request(`http://127.0.0.1${path}`)).catch(() => null);
  process.send?.(path);
});
process.once('disconnect', () => process.exit());
