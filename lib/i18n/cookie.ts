/** Remembers the language a visitor chose; exempt from consent. Kept one year. */
export const languageCookie = 'candela_language';
