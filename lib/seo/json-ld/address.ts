/** Where a cinema stands. */
export type PostalAddress = { street: string; postalCode: string; city: string; country: string };

/** What search engines demand of the place of an event; `country` is ISO 3166. */
export const buildAddress = ({ street, postalCode, city, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressCountry: country,
});
