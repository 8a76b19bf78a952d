/** Apart from the sites, whose table is many times as long: pages say their language, few name their country's facts. */
export const languages = ['fr', 'en', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];
