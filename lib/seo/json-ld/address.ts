/** Where a cinema stands. */
export type PostalAddress = { street: string; postalCode: string; city: string; country: string };

/** What search engines demand of the place of an event, as far as it is known; `country` is ISO 3166. */
export const buildAddress = ({ street, postalCode, city, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  ...(postalCode && { postalCode }),
  ...(city && { addressLocality: city }),
  addressCountry: country,
});
