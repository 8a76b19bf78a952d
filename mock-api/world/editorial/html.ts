const entities: Readonly<Record<string, string>> = {
  à: 'agrave',
  â: 'acirc',
  ä: 'auml',
  ç: 'ccedil',
  è: 'egrave',
  é: 'eacute',
  ê: 'ecirc',
  ë: 'euml',
  î: 'icirc',
  ï: 'iuml',
  ô: 'ocirc',
  ö: 'ouml',
  œ: 'oelig',
  ù: 'ugrave',
  û: 'ucirc',
  ü: 'uuml',
  À: 'Agrave',
  É: 'Eacute',
  Ö: 'Ouml',
  Ü: 'Uuml',
  '‘': 'lsquo',
  '’': 'rsquo',
  '“': 'ldquo',
  '”': 'rdquo',
  '«': 'laquo',
  '»': 'raquo',
  '–': 'ndash',
  '…': 'hellip',
  '€': 'euro',
  '\u00a0': 'nbsp',
};

/** What the editor of the CMS makes of it: entities for whatever is not on an English keyboard, and its line ends. */
export const asTyped = (html: string): string =>
  html
    .trim()
    .replace(/[^ -~\n]/g, (sign) => (entities[sign] ? `&${entities[sign]};` : sign))
    .replace(/\n */g, '\r\n');

/** French keeps a mark and the word before it on one line. */
export const french = (text: string): string => text.replace(/ ([:;?!»€])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
