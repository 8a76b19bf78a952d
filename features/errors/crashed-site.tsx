import { type ComponentType, useEffect, useState } from 'react';
import { firstWords } from './parts/first-words';

/** The whole document where the root layout failed. Every page loads this much of it; the screen is fetched once it is needed. */
export function CrashedSite() {
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => {
    import('./parts/site-crash').then(
      ({ SiteCrash }) => setScreen(() => SiteCrash),
      () => {},
    );
  }, []);
  if (Screen) return <Screen />;
  const { title, text, retry } = firstWords;
  return (
    <html lang="fr">
      <body>
        <title>{title}</title>
        <main style={{ padding: 'var(--s5)' }}>
          <h1>{title}</h1>
          <p>{text}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: empty means this page again, with or without scripts */}
          <a href="">{retry}</a>
        </main>
      </body>
    </html>
  );
}
