import localFont from 'next/font/local';

const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '75% 92%' }],
  variable: '--display',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  fallback: [
    'Bricolage extended',
    'Bricolage fallback',
    'Bricolage wide fallback',
    'Arial Narrow',
    'arial',
    'sans-serif',
  ],
});

const text = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '88% 100%' }],
  variable: '--text',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  fallback: ['Instrument extended', 'Instrument fallback', 'Instrument wide fallback', 'arial', 'sans-serif'],
});

/** Classes for the html element: they set `--display` and `--text`. */
export const fontClasses = `${display.variable} ${text.variable}`;
