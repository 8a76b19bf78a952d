/** All words of one language, compiled at build. */
export const readMessages = async (language: string) => (await import(`../../messages/${language}.json`)).default;
